"""How the game moves: one module, or one folder of small modules, per topic of the Comprehensive Rules."""
