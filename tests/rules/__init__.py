"""Tests the rules: a sentence for every fact that the rules of the house state."""
