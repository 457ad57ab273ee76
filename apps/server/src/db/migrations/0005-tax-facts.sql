-- What a tax bureau told, by enterprise. Rows are never overwritten: a correction is the next revision of the same row_key,
-- the highest revision is what holds; gone = the bureau no longer shows it. Money in 分.
create table tax_registration (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  name text, tax_no text, taxpayer_status text, taxpayer_type text, reg_status text, ent_type text,
  established_on date, capital_wan numeric, paid_wan numeric, industry_code text, industry_name text,
  reg_address text, biz_address text, tax_authority text, accounting_standard text, cit_method text,
  employees int, insured int,
  -- persons with numbers masked, changes, tax kinds: everything else as told
  detail jsonb not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table shareholder (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  name text not null, kind text, id_masked text, ratio numeric, subscribed_wan numeric, paid_wan numeric,
  subscribed_on date, note text,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table vat_return (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  form_version text not null, period_from text not null, period_to text not null,
  declared_on date, deadline date, status text, declared_sales bigint,
  -- 附列资料 as told
  schedules jsonb not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table vat_return_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  return_key text not null, form_version text not null, line_code text not null, amount bigint, ytd_amount bigint,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table cit_return (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  form text not null, form_version text not null, year int not null, quarter int,
  declared_on date, deadline date, detail jsonb not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table cit_return_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  return_key text not null, form_version text not null, line_code text not null, amount bigint,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table fin_statement (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  standard text not null, kind text not null, period_from date not null, period_to date not null,
  item_code text not null, item_name text not null,
  begin_amount bigint, end_amount bigint, current_amount bigint, ytd_amount bigint,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table tax_payment (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  tax_kind text not null, tax_item text, period_from date, period_to date, basis bigint, rate numeric,
  amount bigint not null, pay_type text, voucher_no text, declared_on date, paid_on date, treasury_on date,
  authority text, status text,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table tax_arrears (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  tax_kind text not null, period_from date, period_to date, amount bigint, balance bigint, late_fee bigint,
  occurred_on date, deadline date, kind text, as_of date,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table tax_violation (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  registered_on date, fact text, means text, status text, penalty bigint, authority text,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table credit_rating (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  year int not null, score numeric, grade text not null, rated_on date, revised boolean, revised_reason text,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table social_insurance (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  month text not null, insured int, payable bigint, paid bigint,
  primary key (company_id, enterprise_id, row_key, revision)
);
create table bank_tax_auth (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  institution text not null, product text, authorised_at text, expires_at text, status text,
  primary key (company_id, enterprise_id, row_key, revision)
);

-- Months of invoices that were read to the end: what need not be read again unless the bureau's index changed.
create table collect_coverage (
  company_id int not null,
  enterprise_id int not null,
  dataset text not null,
  month text not null,
  index_hash text,
  rows bigint not null,
  task_id text not null,
  contract_no text not null,
  collected_at timestamptz not null default now(),
  primary key (company_id, enterprise_id, dataset, month)
);
