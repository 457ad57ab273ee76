-- Outcomes of an institution's own loans, and score cards trained on them (docs/decisions/0194).
create table loan_batch (
  company_id int not null,
  id bigint generated always as identity,
  file_name text not null,
  blob_key text,
  total int not null,
  added int not null,
  -- known loans whose outcome became another
  changed int not null,
  -- rows that cannot be taken: [{sheet, row, taxNo, loanNo, granted, matured, overdueDays, why}]
  bad int not null,
  faults jsonb not null default '[]',
  made_by text not null,
  made_id int not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index loan_batch_recent on loan_batch (company_id, created_at desc, id desc);
call guard_by_company('loan_batch');
revoke delete on loan_batch from xinjian_tenant;

create table loan_outcome (
  company_id int not null,
  id bigint generated always as identity,
  tax_no text not null,
  -- '' = the loan has no number of its own
  loan_no text not null,
  granted date not null,
  matured date not null check (matured > granted),
  -- most days that any payment was late
  overdue_days int not null check (overdue_days between 0 and 3650),
  batch_id bigint not null,
  entered_by text not null,
  -- clock: a training takes what was entered before it began
  entered_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  unique (company_id, tax_no, loan_no, granted),
  foreign key (company_id, batch_id) references loan_batch (company_id, id)
);
create index loan_outcome_recent on loan_outcome (company_id, granted desc, id desc);
create index loan_outcome_batch on loan_outcome (company_id, batch_id);
call guard_by_company('loan_outcome');
-- An outcome is put right by another list, and taken out by nobody: a card must not be trained on loans that somebody chose.
revoke delete on loan_outcome from xinjian_tenant;

-- A card and the work that trains it: `status` is that of the work, `state` that of the version.
create table score_card (
  company_id int not null,
  version int not null check (version > 0),
  note text not null,
  -- a loan is bad from so many days overdue
  default_days int not null check (default_days in (30, 60, 90)),
  kind text check (kind in ('CARD', 'CALIBRATION')),
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REFUSED', 'IN_FORCE', 'RETIRED')),
  -- of which loans the card was made: those entered until then
  outcomes_until timestamptz not null default clock_timestamp(),
  -- card, validation, distributions, loans left out (docs/decisions/0194); null = not trained
  result jsonb,
  authors int[] not null,
  author text not null,
  decided_id int,
  decided_by text,
  decision text,
  forced_at timestamptz,
  made_by text not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint score_card_four_eyes check (by_another(decided_id, authors)),
  check (state in ('DRAFT', 'SUBMITTED') or decided_id is not null),
  check (state = 'DRAFT' or result is not null),
  check ((result is null) = (kind is null)),
  primary key (company_id, version)
);
create unique index score_card_in_force on score_card (company_id) where state = 'IN_FORCE';
create index score_card_open on score_card (status, due_at) where status in ('QUEUED', 'RUNNING');
create index score_card_waiting on score_card (company_id, due_at, version) where status = 'QUEUED';
call guard_by_company('score_card');
call open_to_system('score_card',
  'company_id, version, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');
revoke delete on score_card from xinjian_tenant;
create trigger independent before insert or update of decided_id on score_card
  for each row execute function judge_independence('decided_id', 'authors', 'score_card_four_eyes');

-- Loans of a training with the figures of the report that stood when each was granted; gone once the card is made.
create table score_sample (
  company_id int not null,
  version int not null,
  loan_id bigint not null,
  -- why the loan is left out; null = it is not
  left_out text check (left_out in ('NO_FIRM', 'NONE', 'STALE', 'SEALED', 'NO_CONSENT', 'FAILED', 'NO_SCORE', 'NOT_DUE')),
  bad boolean,
  platform_score numeric,
  figures jsonb,
  check ((left_out is null) = (figures is not null and platform_score is not null and bad is not null)),
  primary key (company_id, version, loan_id),
  foreign key (company_id, version) references score_card (company_id, version)
);
call guard_by_company('score_sample');

-- A card in force is looked at once a month.
create table score_check (
  company_id int not null,
  id bigint generated always as identity,
  version int not null,
  -- first day of the month
  month date not null,
  result jsonb,
  alarm boolean,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((result is null) = (alarm is null)),
  primary key (company_id, id),
  unique (company_id, version, month),
  foreign key (company_id, version) references score_card (company_id, version)
);
create index score_check_open on score_check (status, due_at) where status in ('QUEUED', 'RUNNING');
create index score_check_waiting on score_check (company_id, due_at, id) where status = 'QUEUED';
call guard_by_company('score_check');
call open_to_system('score_check',
  'company_id, id, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');

-- The card that lines on 自有评分 are judged by; null = none was in force when the order was made.
alter table risk_order add column score_card int;
