-- What partners' robots say they did at a bureau (docs/decisions/0220): a partner's word, read by no report.
create table rpa_record (
  company_id int not null,
  channel text not null,
  job_no text not null,
  task_id text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  outcome text not null check (outcome in ('DONE', 'PARTIAL', 'FAILED')),
  counts jsonb not null default '{}',
  note text,
  received_at timestamptz not null default now(),
  primary key (company_id, channel, job_no)
);
create index rpa_record_task on rpa_record (company_id, task_id, ended_at);
call guard_by_company('rpa_record');
