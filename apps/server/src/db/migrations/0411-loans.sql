-- Loans of a company as the funder (docs/decisions/0222). A borrower is a company of the platform; the directory leads it to its funders.
alter table directory drop constraint directory_kind_check;
alter table directory add constraint directory_kind_check
  check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK', 'SIGNER', 'API_KEY', 'INVITE', 'TERMINAL', 'BORROWER'));
drop index directory_key;
create unique index directory_key on directory (kind, key) where kind not in ('FILE', 'SIGNER', 'BORROWER');

-- What a borrower may owe at most, in fen. `frozen`: asked for and not paid out yet; `used`: paid out, and (of a revolving line) not repaid.
create sequence credit_line_no;
create table credit_line (
  company_id int not null,
  no text not null,
  borrower_id int not null references company (id),
  borrower_name text not null,
  borrower_tax_no text not null,
  product text not null,
  limit_fen bigint not null check (limit_fen between 1 and 100000000000000),
  used_fen bigint not null default 0 check (used_fen >= 0),
  frozen_fen bigint not null default 0 check (frozen_fen >= 0),
  revolving boolean not null,
  from_day date not null,
  to_day date not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'ACTIVE', 'FROZEN', 'EXPIRED', 'CANCELLED')),
  reason text not null,
  asked_id int not null,
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  decision text,
  -- who froze it last; another releases it
  froze_id int,
  froze_by text,
  froze_why text,
  released_id int,
  released_by text,
  released_why text,
  primary key (company_id, no),
  constraint credit_line_days check (to_day > from_day),
  -- whatever races: never more than the limit
  constraint credit_line_limit check (used_fen + frozen_fen <= limit_fen),
  constraint credit_line_four_eyes check (by_another(decided_id, array[asked_id])),
  constraint credit_line_release_four_eyes check (by_another(released_id, array[froze_id])),
  check (state in ('PENDING', 'CANCELLED') or decided_id is not null)
);
-- one line that lives for each borrower
create unique index credit_line_living on credit_line (company_id, borrower_id) where state in ('PENDING', 'ACTIVE', 'FROZEN');
create index credit_line_recent on credit_line (company_id, asked_at desc, no desc);
create index credit_line_ending on credit_line (to_day) where state in ('ACTIVE', 'FROZEN');
call guard_by_company('credit_line');
call open_to_system('credit_line', 'company_id, no, state, to_day', '');
revoke delete on credit_line from xinjian_tenant;
create trigger independent before insert or update of decided_id on credit_line
  for each row execute function judge_independence('decided_id', 'asked_id', 'credit_line_four_eyes');
create trigger independent_release before insert or update of released_id on credit_line
  for each row execute function judge_independence('released_id', 'froze_id', 'credit_line_release_four_eyes');

-- A drawdown and the loan it becomes. Amounts in fen.
create sequence loan_no;
create table loan (
  company_id int not null,
  no text not null,
  line_no text not null,
  borrower_id int not null references company (id),
  borrower_name text not null,
  subject_kind text not null check (subject_kind in ('RECEIVABLE', 'ORDER')),
  subject_no text not null,
  product text not null,
  -- LoanTerms of the engine, as they were agreed; never changed
  terms jsonb not null,
  amount_fen bigint not null check (amount_fen > 0),
  -- first day of interest as it was asked for; what counts is the day on which the bank booked
  from_day date not null,
  due_day date not null,
  purpose text not null,
  payee_name text not null,
  payee_bank text not null,
  payee_account text not null,
  state text not null default 'APPLIED' check (state in
    ('APPLIED', 'APPROVED', 'SIGNED', 'DISBURSING', 'DISBURSED', 'PARTIAL_REPAID', 'OVERDUE', 'SETTLED', 'REJECTED', 'FAILED')),
  applied_id int not null,
  applied_by text not null,
  applied_at timestamptz not null default clock_timestamp(),
  approved_id int,
  approved_by text,
  approved_at timestamptz,
  -- why it was approved or rejected
  decision text,
  signed_id int,
  signed_by text,
  signed_at timestamptz,
  paid_id int,
  paid_by text,
  paid_at timestamptz,
  disbursed_on date,
  settled_on date,
  -- as of the day up to which it is booked
  principal_left_fen bigint not null default 0 check (principal_left_fen >= 0),
  due_fen bigint not null default 0 check (due_fen >= 0),
  next_due date,
  overdue_days int not null default 0,
  told_overdue boolean not null default false,
  booked_to date,
  primary key (company_id, no),
  constraint loan_approval_four_eyes check (by_another(approved_id, array[applied_id])),
  constraint loan_payment_four_eyes check (by_another(paid_id, array[approved_id])),
  check (due_day > from_day),
  check ((disbursed_on is not null) = (state in ('DISBURSED', 'PARTIAL_REPAID', 'OVERDUE', 'SETTLED'))),
  check ((booked_to is null) = (disbursed_on is null)),
  check (state <> 'SETTLED' or (principal_left_fen = 0 and due_fen = 0)),
  foreign key (company_id, line_no) references credit_line (company_id, no)
);
-- a subject is financed by one loan that lives
create unique index loan_subject on loan (company_id, subject_kind, subject_no) where state not in ('REJECTED', 'FAILED');
create index loan_recent on loan (company_id, applied_at desc, no desc);
create index loan_of_borrower on loan (company_id, borrower_id, applied_at desc);
create index loan_running on loan (booked_to) where state in ('DISBURSED', 'PARTIAL_REPAID', 'OVERDUE');
call guard_by_company('loan');
call open_to_system('loan', 'company_id, no, state, booked_to', '');
revoke delete on loan from xinjian_tenant;
create trigger independent before insert or update of approved_id on loan
  for each row execute function judge_independence('approved_id', 'applied_id', 'loan_approval_four_eyes');
create trigger independent_payment before insert or update of paid_id on loan
  for each row execute function judge_independence('paid_id', 'approved_id', 'loan_payment_four_eyes');

-- The contract of a loan: its text as both sides saw it, sealed when the borrower signed.
create table loan_contract (
  company_id int not null,
  loan_no text not null,
  title text not null,
  version text not null,
  paragraphs jsonb not null,
  -- SHA-256 of title, version and paragraphs, hex
  hash text not null,
  signer_id int not null,
  signer text not null,
  evidence jsonb not null,
  signed_at timestamptz not null,
  seal text not null,
  primary key (company_id, loan_no),
  foreign key (company_id, loan_no) references loan (company_id, no)
);
call guard_by_company('loan_contract');
call only_added('loan_contract');

-- A transfer to the payee, asked of the bank under one number however often. BOOKED and REFUSED are the bank's word; all else is not known yet.
create table loan_transfer (
  company_id int not null,
  -- what the bank knows it by
  no text not null,
  loan_no text not null,
  amount_fen bigint not null check (amount_fen > 0),
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENDING', 'BOOKED', 'REFUSED')),
  message text not null default '',
  bank_no text,
  booked_on date,
  -- times it was asked for
  asked int not null default 0,
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (company_id, no),
  foreign key (company_id, loan_no) references loan (company_id, no)
);
create unique index loan_transfer_one on loan_transfer (company_id, loan_no) where status <> 'REFUSED';
create index loan_transfer_open on loan_transfer (status, due_at) where status in ('QUEUED', 'SENDING');
create index loan_transfer_waiting on loan_transfer (company_id, due_at, no) where status = 'QUEUED';
call guard_by_company('loan_transfer');
call open_to_system('loan_transfer',
  'company_id, no, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');
revoke delete on loan_transfer from xinjian_tenant;

-- A payment received, a waiver or a fee: one records it, another books it. None is ever deleted.
create table loan_deed (
  company_id int not null,
  id bigint generated always as identity,
  loan_no text not null,
  kind text not null check (kind in ('PAYMENT', 'WAIVER', 'FEE')),
  part text check (part in ('FEE', 'PENALTY', 'INTEREST')),
  fen bigint not null check (fen > 0),
  -- value date
  day date not null,
  -- of a payment: what is more than due repays principal early
  early boolean not null default false,
  -- of a payment the bank's number, by which it is entered once
  reference text,
  reason text not null,
  state text not null default 'ASKED' check (state in ('ASKED', 'BOOKED', 'REFUSED')),
  asked_id int not null,
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  answer text,
  -- place among the booked ones of the loan
  place int,
  primary key (company_id, id),
  constraint loan_deed_four_eyes check (by_another(decided_id, array[asked_id])),
  check ((kind = 'WAIVER') = (part is not null)),
  check ((kind = 'PAYMENT') = (reference is not null)),
  check ((state = 'ASKED') = (decided_id is null)),
  check ((state = 'BOOKED') = (place is not null)),
  foreign key (company_id, loan_no) references loan (company_id, no)
);
create unique index loan_deed_reference on loan_deed (company_id, reference) where state <> 'REFUSED';
create unique index loan_deed_place on loan_deed (company_id, loan_no, place);
create index loan_deed_asked on loan_deed (company_id, asked_at) where state = 'ASKED';
call guard_by_company('loan_deed');
revoke delete on loan_deed from xinjian_tenant;
create trigger independent before insert or update of decided_id on loan_deed
  for each row execute function judge_independence('decided_id', 'asked_id', 'loan_deed_four_eyes');

-- Double entry: a row is both its sides, so that debits and credits are one sum. Rows are only ever added.
create table loan_entry (
  company_id int not null,
  id bigint generated always as identity,
  loan_no text not null,
  kind text not null check (kind in ('DISBURSEMENT', 'ACCRUAL', 'REVERSAL', 'REPAYMENT', 'WAIVER')),
  debit text not null check (debit in
    ('BANK', 'PRINCIPAL', 'INTEREST_DUE', 'PENALTY_DUE', 'FEE_DUE', 'INTEREST_INCOME', 'PENALTY_INCOME', 'FEE_INCOME', 'WAIVED')),
  credit text not null check (credit in
    ('BANK', 'PRINCIPAL', 'INTEREST_DUE', 'PENALTY_DUE', 'FEE_DUE', 'INTEREST_INCOME', 'PENALTY_INCOME', 'FEE_INCOME')),
  fen bigint not null check (fen > 0),
  -- value date
  day date not null,
  -- period of the plan; null of what belongs to none
  period int,
  deed_id bigint,
  made_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  check (debit <> credit),
  foreign key (company_id, loan_no) references loan (company_id, no)
);
create index loan_entry_of_loan on loan_entry (company_id, loan_no, id);
call guard_by_company('loan_entry');
call only_added('loan_entry');
