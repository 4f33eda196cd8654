"""What can happen: one module for each kind of observable change. Nothing else writes that part of the state.

A change is proposed as an event, changed by replacement and prevention effects, performed, and added to the batch of
events that happen together; when the batch closes, triggered abilities see it (603.2).
"""
