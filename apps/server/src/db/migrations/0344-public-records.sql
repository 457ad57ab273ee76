-- What the registry and the courts publish of an enterprise, kind by kind (docs/decisions/0157). The columns of a kind are those of the table
-- of kinds (packages/format/src/public-records); a test compares them. Beside them every record says who told it, how surely it is of the
-- enterprise and what speaks for and against that, whom it names itself, and the vendor's own words. task_id = number of the report that it was asked for.

-- Business registration.
create table registry_business_registration (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  name text, credit_code text, registration_no text, organisation_no text, former_names text, legal_rep text, status text,
  company_type text, registered_capital bigint, paid_in_capital bigint, capital_currency text, established_on date,
  approved_on date, term_from date, term_to date, cancelled_on date, revoked_on date, authority text, region text, industry text,
  address text, scope text, phone text, insured int,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_business_registration');

-- Shareholders.
create table registry_equity_holder (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  holder text, holder_code text, holder_type text, ratio numeric, subscribed bigint, subscribed_on date, subscribed_form text,
  paid_in bigint, paid_in_on date, paid_in_form text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_equity_holder');

-- Key persons.
create table registry_key_person (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  person text, post text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_key_person');

-- Changes of registration.
create table registry_registration_change (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  changed_on date, item text, before text, after text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_registration_change');

-- Annual reports.
create table registry_annual_report (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  year int, published_on date, status text, employees int, insured int, total_assets bigint, liabilities bigint, equity bigint,
  revenue bigint, main_revenue bigint, total_profit bigint, net_profit bigint, tax_paid bigint, phone text, email text,
  address text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_annual_report');

-- Branches.
create table registry_branch (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  name text, credit_code text, head text, authority text, established_on date, status text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_branch');

-- Investments.
create table registry_investment (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  name text, credit_code text, legal_rep text, ratio numeric, amount bigint, registered_capital bigint, established_on date,
  status text, region text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_investment');

-- Equity pledges.
create table registry_equity_pledge (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  pledge_no text, pledgor text, pledgee text, amount bigint, registered_on date, published_on date, status text, change text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_equity_pledge');

-- Chattel mortgages.
create table registry_chattel_mortgage (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  mortgage_no text, debt_type text, amount bigint, term text, scope text, mortgagee text, collateral text, authority text,
  registered_on date, published_on date, status text, cancelled_on date, cancel_reason text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_chattel_mortgage');

-- Intellectual property.
create table registry_intellectual_property (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  property_type text, name text, registration_no text, category text, applied_on date, registered_on date, status text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_intellectual_property');

-- List of abnormal operations.
create table registry_abnormal_list (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  reason text, put_on date, put_by text, removed_reason text, removed_on date, removed_by text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_abnormal_list');

-- Serious violations.
create table registry_serious_violation (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  reason text, put_on date, put_by text, removed_reason text, removed_on date, removed_by text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_serious_violation');

-- Administrative penalties.
create table registry_admin_penalty (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  penalty_no text, violation text, penalty text, amount bigint, authority text, decided_on date, published_on date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_admin_penalty');

-- Spot checks.
create table registry_spot_check (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  check_type text, result text, authority text, checked_on date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_spot_check');

-- Tax notices.
create table registry_tax_notice (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  notice_type text, tax_kind text, amount bigint, level text, content text, authority text, published_on date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_tax_notice');

-- Permits.
create table registry_permit (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  permit_no text, name text, scope text, authority text, valid_from date, valid_to date, status text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_permit');

-- Bids.
create table registry_bid (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  title text, role text, purchaser text, amount bigint, published_on date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_bid');

-- Cases filed.
create table court_case_filing (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, filed_on date, cause text, role text, plaintiff text, defendant text, amount bigint, status text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_case_filing');

-- Hearings.
create table court_hearing (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, hearing_on date, cause text, role text, plaintiff text, defendant text, room text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_hearing');

-- Court notices.
create table court_court_notice (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, notice_type text, published_on date, role text, parties text, content text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_court_notice');

-- Judgments.
create table court_judgment (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, document_type text, title text, cause text, procedure text, role text, plaintiff text, defendant text,
  amount bigint, result text, judged_on date, published_on date, original_case_no text, next_case_no text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_judgment');

-- Enforcement.
create table court_enforcement (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, filed_on date, amount bigint, original_case_no text, status text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_enforcement');

-- Dishonest judgment debtors.
create table court_dishonest (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, basis_no text, basis_by text, duty text, performance text, behaviour text, legal_rep text,
  region text, filed_on date, published_on date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_dishonest');

-- Restricted consumption.
create table court_consumption_limit (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, filed_on date, published_on date, person text, enterprise text, applicant text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_consumption_limit');

-- Enforcement ended without assets.
create table court_terminated_enforcement (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, filed_on date, ended_on date, amount bigint, unperformed bigint,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_terminated_enforcement');

-- Frozen equity.
create table court_equity_freeze (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  notice_no text, court text, executee text, equity text, amount bigint, ratio numeric, frozen_from date, frozen_to date,
  status text,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_equity_freeze');

-- Seized assets.
create table court_asset_seizure (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, seizure_type text, asset text, amount bigint, seized_from date, seized_to date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_asset_seizure');

-- Bankruptcy.
create table court_bankruptcy (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  case_no text, court text, bankruptcy_type text, applicant text, respondent text, administrator text, published_on date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('court_bankruptcy');
