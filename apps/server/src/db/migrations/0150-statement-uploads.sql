-- An upload that is to hold statements only, and the standard that the uploader says they follow; null = any file.
alter table import_batch add column statement_standard text check (statement_standard in ('GENERAL', 'SMALL'));
