"""Defines the commands of `abbey`, one file for each; two that only print a text share one."""
