-- Slips of single payments (docs/decisions/0267): what a bank printed of one payment, held beside the lines of its statements.
create table bank_slip (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  account text, paid_on date not null, paid_at text, received bigint not null, paid bigint not null,
  party text, summary text,
  -- the bank's own number of the payment or of the slip
  serial text,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('bank_slip');
