-- One deed on many rows of a list, row by row. A row is entered before it is done: after a crash it is not done twice.
create sequence list_batch_no;
create table list_batch (
  company_id int not null,
  no text not null,
  user_id int not null,
  session_kind text not null,
  ip text not null,
  agent text not null,
  action text not null,
  filter jsonb not null,
  picked text[],
  reason text,
  -- rows as the page counted them: not more is done
  seen int not null,
  -- its rows stand in list_batch_row
  planned boolean not null default false,
  total int not null default 0,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, no)
);
create index list_batch_open on list_batch (status, created_at) where status in ('QUEUED', 'RUNNING');
create index list_batch_waiting on list_batch (company_id, created_at, no) where status = 'QUEUED';
call guard_by_company('list_batch');
call open_to_system('list_batch',
  'company_id, no, status, fence, attempt, faults, lease_until, created_at', 'status, fence, attempt, faults, lease_until');

-- What the filter left when the batch began, in its order, and what became of each.
create table list_batch_row (
  company_id int not null,
  batch text not null,
  nth int not null,
  key text not null,
  name text not null,
  -- body of the call that is made
  body jsonb not null,
  -- BEGUN and never ended is UNSURE
  result text not null default 'WAITING' check (result in ('WAITING', 'BEGUN', 'DONE', 'REFUSED', 'UNSURE')),
  why text,
  primary key (company_id, batch, nth)
);
create index list_batch_row_result on list_batch_row (company_id, batch, result, nth);
call guard_by_company('list_batch_row');
