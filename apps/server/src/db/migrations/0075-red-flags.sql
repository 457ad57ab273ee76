-- Rules that a report found hit at high level or as a red line, [{"id", "name"}]: what is new against the report before it is
-- asked of two rows, without unpacking documents. Reports made before this say nothing (null).
alter table report add column red_flags jsonb;
