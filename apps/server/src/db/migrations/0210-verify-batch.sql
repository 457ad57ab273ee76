-- Tables of invoices that are verified row by row (docs/decisions/0090).
create sequence verify_batch_no;
create table verify_batch (
  company_id int not null,
  no text not null,
  made_by text not null,
  via text not null check (via in ('PAGE', 'API')),
  -- whose earlier checks and batches alone may be told of; null = the whole company's
  sees text,
  file_name text not null,
  file_bytes bigint not null,
  blob_key text not null,
  phase text not null default 'READ' check (phase in ('READ', 'CHECK')),
  -- what was verified before is verified anew, for money
  again boolean not null default false,
  -- asked of a batch that is being worked at; done between two rows
  wanted text check (wanted in ('PAUSE', 'CANCEL')),
  -- rows that are not blank
  total int not null default 0,
  bad int not null default 0,
  -- good rows that have their result
  done int not null default 0,
  -- times in a row that the platform was too busy
  busy int not null default 0,
  status text not null default 'QUEUED'
    check (status in ('QUEUED', 'RUNNING', 'READY', 'PAUSED', 'SHORT', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  primary key (company_id, no)
);
create index verify_batch_open on verify_batch (status, due_at) where status in ('QUEUED', 'RUNNING');
create index verify_batch_waiting on verify_batch (company_id, due_at, no) where status = 'QUEUED';
create index verify_batch_recent on verify_batch (company_id, created_at desc, no desc);
call guard_by_company('verify_batch');
call open_to_system('verify_batch',
  'company_id, no, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');

create table verify_batch_row (
  company_id int not null,
  batch text not null,
  nth int not null,
  sheet text,
  -- as a spreadsheet program counts
  line int not null,
  -- tidied; of a bad row as it stood
  invoice_code text not null,
  invoice_number text not null,
  issue_date text not null,
  amount text not null,
  check_code text not null,
  -- '' of a bad row
  invoice_key text not null,
  -- what is compared besides the key
  compared text not null,
  -- why a bad row cannot be verified
  why text,
  -- what the platform would refuse of a good one
  beforehand text check (beforehand in ('TOO_OLD', 'TOO_EARLY', 'UNSUPPORTED')),
  -- SAME: exactly as a row above, whose result it will have
  state text not null check (state in ('BAD', 'WAITING', 'SAME', 'DONE')),
  -- stands in the file above, was verified before, or waits in another batch; with whose and when
  repeats text check (repeats in ('FILE', 'CHECK', 'BATCH')),
  is_same boolean not null default false,
  of_nth int,
  of_line int,
  of_no text,
  of_by text,
  of_at timestamptz,
  primary key (company_id, batch, nth),
  check ((state = 'BAD') = (why is not null))
);
create index verify_batch_row_open on verify_batch_row (company_id, batch, nth) where state = 'WAITING';
create index verify_batch_row_of_key on verify_batch_row (company_id, invoice_key) where state = 'WAITING';
create index verify_batch_row_repeats on verify_batch_row (company_id, batch, nth) where repeats is not null;
call guard_by_company('verify_batch_row');

-- The batch that a check belongs to, and its row there.
alter table verify_record add column batch text, add column batch_nth int;
create index verify_record_of_batch on verify_record (company_id, batch, batch_nth) where batch is not null;
grant select (batch) on verify_record to xinjian_system;
