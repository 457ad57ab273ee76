-- An export may be the files of its rows instead of the rows: a ZIP with a table of contents.
alter table list_export
  -- form of the files; null = the rows as a workbook
  add column pack text check (pack in ('pdf', 'xlsx'));
