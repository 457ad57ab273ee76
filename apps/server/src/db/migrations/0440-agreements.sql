-- One register of what companies sign with each other (docs/decisions/0244): contracts of loans, papers of receivables and orders. Each party that
-- is a company of the platform holds a counterpart among its own rows; the lender's is the one that business rests on.
-- The guards of a table of companies that stays on the first node of a distributed database (db/tables.ts, KEPT_TABLES).
create procedure guard_kept(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy own_company on %s to xinjian_tenant
                    using (company_id = current_company()) with check (company_id = current_company())', guarded);
  execute format('grant select, insert, update, delete on %s to xinjian_tenant', guarded);
  execute format('revoke all on %s from xinjian_system', guarded);
  call keep_no_statistics(guarded, 'company_id');
end $$;

-- The same, and the table is placed beside the rows of its companies (0421).
create or replace procedure guard_by_company(guarded regclass) language plpgsql as $$
declare
  group_of int;
begin
  call guard_kept(guarded);
  if to_regclass('pg_dist_partition') is not null then
    execute 'select colocationid from pg_dist_partition where logicalrelid = ''enterprise''::regclass and partmethod = ''h''' into group_of;
  end if;
  if group_of is not null then
    execute format('select create_distributed_table(%L, ''company_id'', colocate_with => ''enterprise'')', guarded);
  end if;
end $$;

create table agreement (
  -- whose counterpart this is
  company_id int not null,
  contract_no text not null,
  -- the company whose business it is of
  lender_id int not null,
  kind text not null check (kind in ('LOAN_CONTRACT', 'TRANSFER_NOTICE', 'CONFIRMATION', 'ORDER_CONFIRMATION', 'RECEIPT')),
  -- loan, receivable or order
  subject_no text not null,
  title text not null,
  version text not null,
  paragraphs jsonb not null,
  -- SHA-256 of title, version and paragraphs, hex
  hash text not null,
  -- [{role, name, taxNo, companyId}]; companyId is null for one that is no company of the platform
  parties jsonb not null,
  signer_id int not null,
  signer text not null,
  -- part of the company that the signer stands for
  signed_for text not null check (signed_for in ('LENDER', 'BORROWER', 'SELLER', 'DEBTOR', 'BUYER')),
  evidence jsonb not null,
  signed_at timestamptz not null,
  -- HMAC over all of it but the holder
  seal text not null,
  primary key (company_id, contract_no)
);
create index agreement_recent on agreement (company_id, signed_at desc, contract_no desc);
create index agreement_of_subject on agreement (company_id, subject_no, signed_at);
call guard_kept('agreement');
call only_added('agreement');

-- Gives each party its counterpart. Of the caller's own agreements alone, and to whom the sealed row names.
create function hand_agreement(of_company int, of_no text) returns table (company_id int, handed int)
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
    insert into agreement values (held.*) on conflict do nothing;
    n := n + 1;
  end loop;
  return query select of_company, n;
end $$;
revoke execute on function hand_agreement from public;
grant execute on function hand_agreement to xinjian_tenant;

-- An order is searched for and registered at the register of movables as a receivable is.
alter table scf_registration rename column receivable_no to subject_no;
alter table scf_registration drop constraint scf_registration_company_id_receivable_no_fkey;

-- What they held was of the demonstration: nothing was released.
drop table loan_contract;
drop table scf_paper;
