"""Continuous effects and their interaction (CR 611, 613): from printed values to final characteristics."""
