-- Firms at the same address or phone, as a source of registry records lists them (docs/decisions/0260): a kind of public records as those of 0344.
create table registry_shared_contact (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  shared text, name text, credit_code text, status text, established_on date,
  vendor text not null, match_level text not null check (match_level in ('CODE', 'NAME')), match_for jsonb not null, match_against jsonb not null,
  subject_name text, subject_code text, told text not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('registry_shared_contact');
