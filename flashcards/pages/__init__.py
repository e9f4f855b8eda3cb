"""The pages of today, questions, red flags, review and settings. Views only translate: parse, call one verb, shape."""
