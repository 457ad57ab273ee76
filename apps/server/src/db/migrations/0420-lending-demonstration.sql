-- Consumer lending as visits to the demonstration walk through it (docs/decisions/0226): rows of the visit that made them, gone with it.
create table lending_demo (
  company_id int not null,
  -- mark of the visit (db/scope.ts)
  visit text not null check (visit like 'demo\_%'),
  -- of its session
  ends_at timestamptz not null,
  days_passed int not null default 0 check (days_passed >= 0),
  fault text not null default 'NONE',
  step text not null default 'FILE' check (step in ('FILE', 'CODE', 'CREDIT', 'ACCOUNT', 'READY')),
  -- the code is shown to the very visitor in an inbox of the page, so it rests as it is
  code text,
  -- 0 = of the application, else of the contracts of this loan
  code_for int,
  code_lost boolean not null default false,
  code_tries int not null default 0,
  code_sent_at timestamptz,
  code_until timestamptz,
  -- hashes of the consents that were read and signed
  enterprise_hash text,
  person_hash text,
  refused boolean not null default false,
  line_from date,
  line_to date,
  primary key (company_id, visit)
);
create index lending_demo_ends on lending_demo (ends_at);
call guard_by_company('lending_demo');
call open_to_system('lending_demo', 'company_id, visit, ends_at', '');
grant delete on lending_demo to xinjian_system;

-- Amounts in fen. What follows the payment to the supplier (overdue, settled) is reckoned of the day and the payments, and not kept.
create table lending_demo_loan (
  company_id int not null,
  visit text not null,
  no int not null,
  order_no text not null,
  product text not null,
  months int not null,
  -- LoanTerms of the engine, as they were agreed
  terms jsonb not null,
  amount_fen bigint not null check (amount_fen > 0),
  from_day date not null,
  due_day date not null,
  state text not null default 'APPLIED'
    check (state in ('APPLIED', 'APPROVED', 'SIGNED', 'DISBURSING', 'DISBURSED', 'REJECTED', 'FAILED')),
  why text,
  loan_hash text,
  payment_hash text,
  disbursed_on date,
  primary key (company_id, visit, no),
  foreign key (company_id, visit) references lending_demo on delete cascade,
  check (due_day > from_day),
  check ((state = 'DISBURSED') = (disbursed_on is not null))
);
-- an order is financed once at a time; a loan that was settled counts, too
create unique index lending_demo_order on lending_demo_loan (company_id, visit, order_no) where state not in ('REJECTED', 'FAILED');
call guard_by_company('lending_demo_loan');

create table lending_demo_payment (
  company_id int not null,
  visit text not null,
  loan_no int not null,
  place int not null,
  day date not null,
  fen bigint not null check (fen > 0),
  primary key (company_id, visit, loan_no, place),
  foreign key (company_id, visit, loan_no) references lending_demo_loan on delete cascade
);
call guard_by_company('lending_demo_payment');
