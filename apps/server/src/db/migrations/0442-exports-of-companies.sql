-- Everything that is a company's as one archive (docs/decisions/0250): ordered by an administrator of it, told to all of them.
create sequence company_export_no;
create table company_export (
  company_id int not null,
  no text not null,
  asked_id int not null,
  asked_by text not null,
  reason text not null,
  rows bigint not null default 0,
  files int not null default 0,
  blob_key text,
  -- SHA-256 of the archive, hex: kept when the file is gone
  sha256 text,
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
  trace text default nullif(current_setting('xinjian.traceparent', true), ''),
  primary key (company_id, no)
);
-- one at a time
create unique index company_export_one on company_export (company_id) where status in ('QUEUED', 'RUNNING');
create index company_export_open on company_export (status, created_at) where status in ('QUEUED', 'RUNNING');
create index company_export_waiting on company_export (company_id, created_at, no) where status = 'QUEUED';
create index company_export_recent on company_export (company_id, created_at desc, no desc);
create index company_export_file on company_export (company_id, blob_key) where blob_key is not null;
create index company_export_over on company_export (expires_at) where blob_key is not null;
call guard_by_company('company_export');
call open_to_system('company_export',
  'company_id, no, status, fence, attempt, faults, lease_until, created_at, trace, blob_key, expires_at',
  'status, fence, attempt, faults, lease_until, blob_key');

-- What was read of it: rows of one table, packed (raw deflate), with the place behind the last of them. Gone when the archive is made.
create table company_export_part (
  company_id int not null,
  no text not null,
  nth int not null,
  of_table text not null,
  rows int not null,
  -- key of the last row, column by column; null = the table ends with this part
  place text[],
  -- SHA-256 (hex) and CRC-32 of the bytes, their number, and that of the packed ones
  sha256 text not null,
  crc bigint not null,
  bytes bigint not null,
  packed bigint not null,
  blob_key text not null,
  primary key (company_id, no, nth)
);
create index company_export_part_file on company_export_part (company_id, blob_key);
call guard_by_company('company_export_part');
alter table company_export_part add constraint company_export_part_of
  foreign key (company_id, no) references company_export (company_id, no) on delete cascade;
