-- A list as a workbook: who asked for which rows and columns. The file is its owner's, and goes after a day.
create sequence list_export_no;
create table list_export (
  company_id int not null,
  no text not null,
  user_id int not null,
  -- MAIN or DEMO: with whose rights it is read
  session_kind text not null,
  ip text not null,
  agent text not null,
  list text not null,
  name text not null,
  filter jsonb not null,
  columns jsonb not null,
  -- keys of the rows that were picked; null = all of the filter
  picked text[],
  rows int not null default 0,
  total int not null default 0,
  blob_key text,
  bytes bigint,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED', 'EXPIRED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, no)
);
create index list_export_open on list_export (status, created_at) where status in ('QUEUED', 'RUNNING');
create index list_export_waiting on list_export (company_id, created_at, no) where status = 'QUEUED';
create index list_export_own on list_export (company_id, user_id, created_at desc, no desc);
create index list_export_file on list_export (company_id, blob_key) where blob_key is not null;
create index list_export_over on list_export (expires_at) where blob_key is not null;
call guard_by_company('list_export');
call open_to_system('list_export',
  'company_id, no, status, fence, attempt, faults, lease_until, created_at, blob_key, expires_at',
  'status, fence, attempt, faults, lease_until, blob_key');
