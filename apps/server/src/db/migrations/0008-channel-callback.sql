-- Where a channel wants to be told of results. The secret is sealed under a key derived from the server secret.
alter table collect_channel
  add column callback_url text,
  add column callback_sealed bytea,
  add column callback_since timestamptz;

-- A collection that came through a government finance platform: {orderNo, reference}, theirs, told back with the result.
alter table collect_task add column plat jsonb;

-- One message per end of a task: written with the end itself, sent by the workers (jobs/job.ts). `body` is what is signed.
create table collect_callback (
  company_id int not null,
  callback_no text not null,
  task_id text not null,
  channel text not null,
  body text not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  due_at timestamptz not null default now(),
  retries int not null default 0,
  attempt int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, callback_no)
);
create index collect_callback_open on collect_callback (status, due_at) where status in ('QUEUED', 'RUNNING');
create index collect_callback_task on collect_callback (company_id, task_id);
