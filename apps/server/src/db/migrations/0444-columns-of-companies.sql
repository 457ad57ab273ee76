-- Columns that rest sealed under a key of the company's own (docs/decisions/0254).
create table company_data_key (
  company_id int not null primary key,
  -- tells which key a value was sealed by, and nothing of it: eight hex digits
  key_id text not null check (key_id ~ '^[0-9a-f]{8}$'),
  -- 32 random bytes under the secret key that makes
  sealed bytea not null,
  made_at timestamptz not null default now()
);
call guard_by_company('company_data_key');
call keep_for_system('company_data_key');
-- The running product makes keys and reads them. What opens a company's columns nobody changes but the owner (xinjian keys turn), and nobody
-- throws away but the erasure of that company.
revoke update, delete, truncate on company_data_key from xinjian_system;
create policy eraser on company_data_key to xinjian_eraser using (company_id = current_company());
grant select, delete on company_data_key to xinjian_eraser;

-- A row = what is written from now on is sealed. There from the start where no release before ever ran; else `xinjian keys turn` writes it, once
-- no process of the release before is left that would read an empty column (docs/decisions/0255).
create table column_sealing (
  one boolean primary key default true check (one),
  since timestamptz not null default now()
);
call keep_for_system('column_sealing');
revoke update, delete, truncate on column_sealing from xinjian_system;
insert into column_sealing (one) select true where not exists (select 1 from company);

-- In each row one of the two: what an earlier release wrote, or what is sealed.
alter table loan add column payee_account_sealed bytea;
alter table loan alter column payee_account drop not null;
alter table loan add constraint loan_payee_account_once
  check ((payee_account is null) <> (payee_account_sealed is null)) not valid;
alter table agreement add column evidence_sealed bytea;
alter table agreement alter column evidence drop not null;
alter table agreement add constraint agreement_evidence_once
  check ((evidence is null) <> (evidence_sealed is null)) not valid;

-- As the function of two arguments, which the release before calls; each party's counterpart with the evidence sealed by its own key:
-- {company's number: hex}.
create function hand_agreement(of_company int, of_no text, sealed jsonb) returns table (company_id int, handed int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held agreement;
  taker int;
  n int := 0;
begin
  if current_company() is distinct from of_company then
    raise insufficient_privilege using message = 'a company hands out its own agreements alone';
  end if;
  select * into held from agreement a where a.company_id = of_company and a.contract_no = of_no and a.lender_id = of_company;
  for taker in
    select distinct (party ->> 'companyId')::int from jsonb_array_elements(held.parties) party
     where (party ->> 'companyId')::int <> of_company
  loop
    held.company_id := taker;
    held.evidence_sealed := decode(sealed ->> taker::text, 'hex');
    insert into agreement values (held.*) on conflict do nothing;
    n := n + 1;
  end loop;
  return query select of_company, n;
end $$;
revoke execute on function hand_agreement(int, text, jsonb) from public;
grant execute on function hand_agreement(int, text, jsonb) to xinjian_tenant;
