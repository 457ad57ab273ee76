-- What lenders tell of an enterprise and of its persons (docs/decisions/0187): records as rows with revisions, and of each subject whether it
-- was asked for a report, under which consent, and the answer byte for byte.
create table lending_record (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  subject text not null check (subject in ('ENTERPRISE', 'LEGAL_REP', 'SPOUSE', 'CONTROLLER')),
  event text not null, institution text not null, institution_code text not null,
  -- Shanghai time as it was told: 2026-03-31T22:15:00, or a day alone
  at text not null,
  -- bands, 分; an upper end that is null = and above, or not told where the lower end is
  amount_from bigint, amount_to bigint, balance_from bigint, balance_to bigint,
  due_on date, overdue_months int,
  vendor text not null,
  -- the vendor's own words
  told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('lending_record');

create table lending_answer (
  company_id int not null,
  enterprise_id int not null,
  subject text not null check (subject in ('ENTERPRISE', 'LEGAL_REP', 'SPOUSE', 'CONTROLLER')),
  -- the report that it was asked for
  report_no text not null,
  -- NO_CONSENT = nobody was asked, and what had been held of the subject was taken out
  state text not null check (state in ('TOLD', 'FAILED', 'NO_CONSENT')),
  -- the subject's own consent that it was asked under
  contract_no text,
  vendor text,
  told_at timestamptz,
  records int,
  -- of the bytes as they came, hex; they are kept packed (gzip), and deleted with the consent
  sha256 text,
  bytes bytea,
  fault text check (fault in ('TIMEOUT', 'DOWN', 'SHAPE', 'CUT', 'LIMIT', 'REFUSED')),
  at timestamptz not null default now(),
  primary key (company_id, enterprise_id, subject, report_no),
  check ((state = 'TOLD') = (vendor is not null and told_at is not null and records is not null and sha256 is not null and fault is null)),
  check ((state = 'FAILED') = (fault is not null)),
  check ((state = 'NO_CONSENT') = (contract_no is null))
);
call guard_by_company('lending_answer');
