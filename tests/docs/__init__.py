"""The pages and examples do what they say."""
