-- Verified invoices that are watched: each is work that comes due again and again (docs/decisions/0093).
create sequence verify_watch_no;
create table verify_watch (
  company_id int not null,
  no text not null,
  invoice_key text not null,
  -- what every look asks, as the first check did
  kind text not null,
  invoice_code text not null,
  invoice_number text not null,
  issue_date date not null,
  -- 分; null = the check code is compared
  amount bigint,
  check_code text,
  -- as lists show them, persons masked
  seller_name text not null,
  total_amount text not null,
  every text not null check (every in ('DAY', 'WEEK')),
  -- its last day, in Beijing
  until date not null,
  -- 毫 that all looks may cost together, and what they did
  cap bigint not null check (cap > 0),
  spent bigint not null default 0,
  -- whose system is told as well
  channel text,
  -- what the platform says now, since when, and by which check
  result text not null,
  invalid_mark text,
  since timestamptz not null,
  check_no text not null,
  -- when the newest answer that is booked here was given
  seen_at timestamptz not null,
  looks int not null default 0,
  changes int not null default 0,
  -- the platform's day of the last look, in Beijing
  looked_on date,
  looked_at timestamptz,
  -- tries since then that the platform did not judge, and what became of the last
  failures int not null default 0,
  failed text,
  -- asked for by hand
  by_hand boolean not null default false,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'PAUSED', 'ENDED')),
  why text check (why in ('CLOSED', 'BALANCE', 'QUOTA', 'CAP', 'FROZEN', 'RIGHTS', 'FINAL', 'DATE', 'OLD', 'CANCELLED')),
  made_by text not null,
  -- null = a system with a key of `key_channel`
  user_id int,
  key_channel text,
  due_at timestamptz not null,
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, no),
  check ((user_id is null) = (key_channel is not null)),
  check ((why is null) = (status in ('QUEUED', 'RUNNING')))
);
-- Whoever watches an invoice watches it once.
create unique index verify_watch_once on verify_watch (company_id, invoice_key, made_by) where status <> 'ENDED';
create index verify_watch_recent on verify_watch (company_id, created_at desc, no desc);
create index verify_watch_open on verify_watch (status, due_at) where status in ('QUEUED', 'RUNNING');
create index verify_watch_waiting on verify_watch (company_id, due_at, no) where status = 'QUEUED';
call guard_by_company('verify_watch');
call open_to_system('verify_watch', 'company_id, no, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');
revoke delete on verify_watch from xinjian_tenant;

-- What became of a watch, never changed. A look that saw another state leaves one event, whoever writes it.
create table verify_watch_event (
  company_id int not null,
  watch text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('BEGUN', 'CHANGED', 'PAUSED', 'RESUMED', 'ENDED')),
  why text,
  before_result text,
  before_mark text,
  result text,
  invalid_mark text,
  check_no text,
  made_by text,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, watch, id)
);
create unique index verify_watch_event_once on verify_watch_event (company_id, watch, check_no) where kind = 'CHANGED';
call guard_by_company('verify_watch_event');
revoke update, delete on verify_watch_event from xinjian_tenant;

-- One deed with many rows may need more than the row and a reason.
alter table list_batch add column args jsonb not null default '{}';
