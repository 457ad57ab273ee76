-- Which sections of a kind of report a company has shown, and in which order: a view of sealed documents.
create table report_template (
  company_id int not null,
  id int generated always as identity,
  kind text not null,
  name text not null,
  status text not null default 'DISABLED' check (status in ('ENABLED', 'DISABLED', 'DELETED')),
  -- grows with every change of name or sections; with `id` it says what a view shows
  version int not null default 1,
  sections jsonb not null,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index report_template_enabled on report_template (company_id, kind) where status = 'ENABLED';
create unique index report_template_name on report_template (company_id, kind, name) where status <> 'DELETED';
call guard_by_company('report_template');

-- A file is made once per view: '' = the whole document. `shown` of `sections`: how much of the report such a file shows.
alter table report_file add column view_key text not null default '';
alter table report_file add column shown int;
alter table report_file add column sections int;
alter table report_file add check ((view_key = '') = (shown is null) and (shown is null) = (sections is null));
alter table report_file drop constraint report_file_pkey;
alter table report_file add primary key (company_id, report_no, format, view_key);
