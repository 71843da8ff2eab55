"""The parts of make-fonts.py: one module a font family, and what they share."""
