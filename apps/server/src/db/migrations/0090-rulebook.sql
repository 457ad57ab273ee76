-- An institution's own rules: versions of limits and switches, suppressions, who did what, and what a version would have said.

-- Four eyes, said once: whoever decides is none of those who drafted or asked.
create function by_another(decider int, authors int[]) returns boolean language sql immutable parallel safe
  return decider is null or not decider = any (authors);

create table rule_book (
  company_id int not null,
  kind text not null,
  version int not null check (version > 0),
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REFUSED', 'IN_FORCE', 'RETIRED')),
  note text not null,
  limits jsonb not null,
  off jsonb not null,
  -- everybody who saved it; `author` is the last of them by name
  authors int[] not null,
  author text not null,
  decided_id int,
  decided_by text,
  decision text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  forced_at timestamptz,
  primary key (company_id, kind, version),
  constraint rule_book_four_eyes check (by_another(decided_id, authors)),
  check (status in ('DRAFT', 'SUBMITTED') or decided_id is not null)
);
create unique index rule_book_in_force on rule_book (company_id, kind) where status = 'IN_FORCE';
call guard_by_company('rule_book');

create table rule_suppression (
  company_id int not null,
  id int generated always as identity,
  kind text not null,
  rule text not null,
  -- null = every enterprise of the company
  enterprise_id int,
  reason text not null,
  until date not null,
  status text not null default 'ASKED' check (status in ('ASKED', 'IN_FORCE', 'REFUSED', 'LIFT_ASKED', 'LIFTED')),
  asked_id int not null,
  asked_by text not null,
  decided_id int,
  decided_by text,
  decided_on date,
  lift_asked_id int,
  lift_decided_id int,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint rule_suppression_four_eyes
    check (by_another(decided_id, array[asked_id]) and by_another(lift_decided_id, array[lift_asked_id])),
  check (status = 'ASKED' or decided_id is not null),
  check (status <> 'LIFTED' or lift_decided_id is not null)
);
create index rule_suppression_held on rule_suppression (company_id, kind) where status in ('IN_FORCE', 'LIFT_ASKED');
call guard_by_company('rule_suppression');

create table rule_event (
  company_id int not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id int not null,
  who text not null,
  kind text not null,
  about text not null,
  action text not null,
  note text not null,
  primary key (company_id, id)
);
call guard_by_company('rule_event');
revoke update, delete on rule_event from xinjian_tenant;
create trigger append_only before update or delete on rule_event for each row execute function never_changed();

create sequence backtest_no;
create table backtest (
  company_id int not null,
  no text not null,
  kind text not null,
  version int not null,
  against int not null,
  -- the two books as they were when it was started; null = the table of the platform
  book jsonb,
  against_book jsonb,
  -- last month (year × 12 + month − 1); null = each enterprise as it stands
  through int,
  -- null = all of the company
  enterprises int[],
  total int not null,
  judged int not null default 0,
  flipped int not null default 0,
  -- enterprises are taken by id: the last one that was written
  last_id int not null default 0,
  done int not null default 0,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, no)
);
create index backtest_open on backtest (status, created_at) where status in ('QUEUED', 'RUNNING');
create index backtest_waiting on backtest (company_id, created_at, no) where status = 'QUEUED';
call guard_by_company('backtest');
call open_to_system('backtest',
  'company_id, no, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');

create table backtest_row (
  company_id int not null,
  no text not null,
  enterprise_id int not null,
  outcome text not null check (outcome in ('JUDGED', 'NO_DATA', 'NO_CONSENT', 'FAILED')),
  before jsonb,
  after jsonb,
  flips jsonb not null default '[]',
  changed boolean not null default false,
  primary key (company_id, no, enterprise_id),
  foreign key (company_id, no) references backtest (company_id, no) on delete cascade
);
create index backtest_row_changed on backtest_row (company_id, no, enterprise_id) where changed;
call guard_by_company('backtest_row');
