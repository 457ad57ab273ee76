-- The audit log: a chain per company (0 = the platform's own, where no company can be told). Rows are only ever added.
create table audit_head (
  company_id int not null primary key,
  seq bigint not null,
  hash bytea not null
);
create table audit_entry (
  company_id int not null,
  seq bigint not null,
  -- SM3 of the hash before it and the body
  hash bytea not null,
  -- Canonical JSON: what is hashed. The columns below are read off it, so that neither can say other than the other.
  body text not null,
  at text generated always as (body::jsonb ->> 'at') stored,
  who text generated always as (coalesce(body::jsonb ->> 'userName', '')) stored,
  kind text generated always as (body::jsonb ->> 'kind') stored,
  action text generated always as (body::jsonb ->> 'action') stored,
  object text generated always as (coalesce(body::jsonb ->> 'object', '')) stored,
  primary key (company_id, seq)
);
create index audit_entry_time on audit_entry (company_id, at desc);
create index audit_entry_kind on audit_entry (company_id, kind, seq desc);
call keep_for_system('audit_head');
call keep_for_system('audit_entry');
revoke update, delete on audit_entry from xinjian_system;
revoke delete on audit_head from xinjian_system;
create trigger append_only before update or delete on audit_entry for each row execute function never_changed();
create trigger append_only_whole before truncate on audit_entry execute function never_changed();
