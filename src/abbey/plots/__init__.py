"""Writes pages with plots, each in one file that needs no network. Plots need matplotlib, which abbey[arena] brings."""
