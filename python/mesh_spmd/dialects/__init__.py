"""Modules of the dialects that jaxlib has no module of. They are empty: without them
jaxlib looks for one again at each op that is visited."""
