"""Does what `abbey admin` asks for, beside the servers that run."""
