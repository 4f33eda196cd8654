"""Changes of characteristics and control, by the layer in which they apply (613)."""
