"""The demo: the service at work on documents of its own."""
