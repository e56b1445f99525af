"""Implements the protocol: messages, and what each viewer is told. No sockets."""
