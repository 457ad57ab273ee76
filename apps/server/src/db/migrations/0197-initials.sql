-- Pinyin initials of the name, by which the command palette finds it; null = not written yet (a start of the server writes them).
alter table enterprise add column initials text;
create index enterprise_initials on enterprise (company_id, initials text_pattern_ops, id);
create index enterprise_no_initials on enterprise (company_id, id) where initials is null;
call open_to_system('enterprise', 'company_id, id, initials', '');
create index enterprise_name on enterprise (company_id, name text_pattern_ops);
-- Numbers are looked for by their beginning, whatever order the database has for texts.
create index report_number on report (company_id, report_no text_pattern_ops);
