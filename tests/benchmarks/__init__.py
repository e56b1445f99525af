"""The measurements of the repository, from outside."""
