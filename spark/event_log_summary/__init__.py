"""Summaries of Spark event logs, made by Spark: the same files as `npm run import-eventlog -- PATH --summary-out DIR` writes."""
