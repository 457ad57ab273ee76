-- Invoices verified by the national platform, one row a check (docs/decisions/0085).

-- A call may be about an invoice, which is no enterprise of ours.
alter table usage_record alter column enterprise_id drop not null;

-- How often the platform was asked about an invoice on a day, by whichever company: it judges each five times a day. No company
-- stands here, nor the invoice itself.
create table verify_budget (
  -- the platform's day, in Beijing
  day date not null,
  -- keyed hash of the invoice key
  invoice bytea not null,
  used int not null check (used between 0 and 5),
  primary key (day, invoice)
);

create sequence verify_no;
create table verify_record (
  company_id int not null,
  no text not null,
  -- given by whoever asks: the same is verified once
  request_id text,
  invoice_key text not null,
  kind text not null,
  invoice_code text not null,
  invoice_number text not null,
  issue_date date not null,
  -- 分, whichever amount the kind compares; null = it compares the check code
  amount bigint,
  check_code text,
  state text not null check (state in ('RUNNING', 'DONE')),
  result text check (result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND', 'LIMIT_EXCEEDED', 'TOO_EARLY', 'TOO_OLD', 'BUSY',
    'PARAM_ERROR', 'UNSUPPORTED', 'VENDOR_ERROR')),
  invalid_mark text check (invalid_mark in ('N', 'Y', 'H', '7', '8')),
  note text not null default '',
  -- the invoice as the platform shows it, of a consistent one
  face jsonb,
  vendor text,
  vendor_code text,
  -- the own record that was shown again
  kept_from text,
  -- 毫; null = never held, or not settled
  charged bigint,
  made_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  verified_at timestamptz,
  primary key (company_id, no),
  unique (company_id, request_id),
  check ((state = 'DONE') = (result is not null)),
  check (result <> 'CONSISTENT' or (face is not null and verified_at is not null))
);
create index verify_record_recent on verify_record (company_id, asked_at desc, no desc);
create index verify_record_of_invoice on verify_record (company_id, invoice_key, asked_at);
create index verify_record_running on verify_record (asked_at) where state = 'RUNNING';
call guard_by_company('verify_record');
-- Checks that were broken off are ended whoever's they are.
call open_to_system('verify_record', 'company_id, no, state, asked_at', '');
revoke delete on verify_record from xinjian_tenant;
