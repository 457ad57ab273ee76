-- Admission policies of a company (docs/decisions/0193): tables of 如果 … 则 … over its reports, in versions. What was judged by one
-- stays readable: none is deleted, and one that was submitted is not changed.
create table risk_policy (
  company_id int not null,
  code int not null check (code > 0),
  version int not null check (version > 0),
  name text not null,
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REFUSED', 'IN_FORCE', 'RETIRED')),
  note text not null,
  body jsonb not null,
  -- everybody who saved it; `author` is the last of them by name
  authors int[] not null,
  author text not null,
  decided_id int,
  decided_by text,
  decision text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  forced_at timestamptz,
  constraint risk_policy_four_eyes check (by_another(decided_id, authors)),
  check (status in ('DRAFT', 'SUBMITTED') or decided_id is not null),
  primary key (company_id, code, version)
);
create unique index risk_policy_in_force on risk_policy (company_id, code) where status = 'IN_FORCE';
call guard_by_company('risk_policy');
revoke delete on risk_policy from xinjian_tenant;
create trigger independent before insert or update of decided_id on risk_policy
  for each row execute function judge_independence('decided_id', 'authors', 'risk_policy_four_eyes');

-- Enterprises judged by a version of a policy: one, a list, or all that are stored (a trial, which decides on nobody).
create sequence risk_order_no;
create table risk_order (
  company_id int not null,
  no text not null,
  purpose text not null check (purpose in ('SINGLE', 'LIST', 'TRIAL')),
  policy_code int not null,
  policy_version int not null,
  policy_name text not null,
  against_code int,
  against_version int,
  -- of a trial: reports as they stood at the end of this day
  as_of date,
  -- stored reports alone, or what is missing is ordered for money
  source text not null check (source in ('HELD', 'MADE')),
  file_name text,
  blob_key text,
  made_by text not null,
  made_id int not null,
  -- whose reports alone it may judge by; null = the whole company's
  sees text,
  via text not null check (via in ('PAGE', 'API')),
  total int not null default 0,
  -- rows of the list that name no enterprise to judge, with their reasons
  bad int not null default 0,
  done int not null default 0,
  -- outcomes as they hold now
  pass int not null default 0,
  review int not null default 0,
  reject int not null default 0,
  unjudged int not null default 0,
  flipped int not null default 0,
  asked int not null default 0,
  status text not null default 'QUEUED'
    check (status in ('QUEUED', 'RUNNING', 'PAUSED', 'SHORT', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, no)
);
create index risk_order_open on risk_order (status, due_at) where status in ('QUEUED', 'RUNNING');
create index risk_order_waiting on risk_order (company_id, due_at, no) where status = 'QUEUED';
create index risk_order_recent on risk_order (company_id, created_at desc, no desc);
call guard_by_company('risk_order');
call open_to_system('risk_order',
  'company_id, no, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');

-- One enterprise of an order, and what it came to.
create table risk_subject (
  company_id int not null,
  no text not null,
  -- place in the order, from 1
  line int not null,
  -- of a list: sheet and row, as a spreadsheet program counts
  sheet text,
  sheet_row int,
  tax_no text not null,
  name text not null,
  -- null = the company has no such enterprise
  enterprise_id int,
  -- why the row names none that could be judged
  fault text,
  -- reports that were ordered for it: kind → number, or why none was; null = none was asked for yet
  ordered jsonb,
  judged text check (judged in ('PASS', 'REVIEW', 'REJECT', 'UNJUDGED')),
  -- as it holds now: what was judged, or what two people agreed on
  outcome text check (outcome in ('PASS', 'REVIEW', 'REJECT', 'UNJUDGED')),
  judgement jsonb,
  -- of a trial: what the version it is set against says
  against_outcome text,
  against jsonb,
  -- reports it was judged by: [{kind, reportNo, asOf}]
  reports jsonb not null default '[]',
  score numeric,
  grade text,
  limit_yuan numeric,
  -- state of its newest override
  override text check (override in ('ASKED', 'AGREED', 'REFUSED')),
  primary key (company_id, no, line),
  foreign key (company_id, no) references risk_order (company_id, no) on delete cascade
);
create index risk_subject_open on risk_subject (company_id, no, line) where outcome is null and fault is null;
create index risk_subject_enterprise on risk_subject (company_id, enterprise_id);
call guard_by_company('risk_subject');

-- A person proposes another outcome, another decides; none is ever deleted.
create table risk_override (
  company_id int not null,
  id bigint generated always as identity,
  no text not null,
  line int not null,
  state text not null default 'ASKED' check (state in ('ASKED', 'AGREED', 'REFUSED')),
  from_outcome text not null,
  to_outcome text not null check (to_outcome in ('PASS', 'REVIEW', 'REJECT')),
  reason text not null,
  asked_id int not null,
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  answer text,
  primary key (company_id, id),
  constraint risk_override_four_eyes check (by_another(decided_id, array[asked_id])),
  check (num_nulls(decided_id, decided_by, decided_at, answer) in (0, 4)),
  check ((state = 'ASKED') = (decided_id is null)),
  foreign key (company_id, no, line) references risk_subject (company_id, no, line)
);
create unique index risk_override_open on risk_override (company_id, no, line) where state = 'ASKED';
create index risk_override_subject on risk_override (company_id, no, line, id);
call guard_by_company('risk_override');
revoke delete on risk_override from xinjian_tenant;
create trigger independent before insert or update of decided_id on risk_override
  for each row execute function judge_independence('decided_id', 'asked_id', 'risk_override_four_eyes');
