-- What vendors of public records answered (docs/decisions/0157): of which kind, for which report, and byte for byte.
create table public_answer (
  company_id int not null,
  enterprise_id int not null,
  kind text not null,
  -- the report that it was asked for
  report_no text not null,
  state text not null check (state in ('TOLD', 'FAILED')),
  -- of TOLD: who told it, when, how many records are of the enterprise and how many of other firms
  vendor text,
  told_at timestamptz,
  records int,
  others int,
  -- of FAILED
  fault text check (fault in ('TIMEOUT', 'DOWN', 'SHAPE', 'CUT', 'LIMIT')),
  at timestamptz not null default now(),
  primary key (company_id, enterprise_id, kind, report_no),
  check ((state = 'TOLD') = (vendor is not null and told_at is not null and fault is null))
);
call guard_by_company('public_answer');

create table public_page (
  company_id int not null,
  enterprise_id int not null,
  kind text not null,
  report_no text not null,
  n int not null,
  told_at timestamptz not null,
  -- of the bytes as they came, hex; they are kept packed (gzip)
  sha256 text not null,
  bytes bytea not null,
  primary key (company_id, enterprise_id, kind, report_no, n)
);
call guard_by_company('public_page');

-- A report that lacks what could not be had is made again when that is told.
create table report_completion (
  company_id int not null,
  report_no text not null,
  -- the report that it led to
  completed_by text,
  tries int not null default 0,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  message text not null default '',
  due_at timestamptz not null,
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, report_no)
);
create index report_completion_open on report_completion (status, due_at) where status in ('QUEUED', 'RUNNING');
create index report_completion_waiting on report_completion (company_id, due_at, report_no) where status = 'QUEUED';
call guard_by_company('report_completion');
call open_to_system('report_completion', 'company_id, report_no, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');

-- A report that lacks what could not be had is not charged.
alter table usage_record drop constraint usage_record_why_check;
alter table usage_record add constraint usage_record_why_check
  check (why in ('FOUND', 'QUERIED', 'VALID', 'ZERO', 'NOT_FOUND', 'INCOMPLETE', 'FAILED'));
