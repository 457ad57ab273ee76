-- What a signer is told by SMS while the phone is put away: one message per event, written with the event, sent by the workers.
create table collect_notice (
  company_id int not null,
  -- names task, event and the version it came with: the same event is the same message
  notice_no text not null,
  task_id text not null,
  event text not null check (event in ('DONE', 'PART', 'FAILED', 'KICKED', 'OPEN')),
  -- SHA-256 of the code in the message's link, which leads back to the task on any device; null = not sent yet
  code_hash bytea,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  due_at timestamptz not null default now(),
  retries int not null default 0,
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, notice_no)
);
create index collect_notice_open on collect_notice (status, due_at) where status in ('QUEUED', 'RUNNING');
create index collect_notice_waiting on collect_notice (company_id, due_at, notice_no) where status = 'QUEUED';
create index collect_notice_task on collect_notice (company_id, task_id);
create index collect_notice_code on collect_notice (company_id, code_hash) where code_hash is not null;
call guard_by_company('collect_notice');
call open_to_system('collect_notice',
  'company_id, notice_no, task_id, event, status, fence, attempt, lease_until, due_at, created_at', 'status, fence, attempt, lease_until');
