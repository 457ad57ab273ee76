-- A consent to collect that was taken back, while what came under it is taken out of the facts: one row a contract.
create table withdrawal (
  company_id int not null,
  contract_no text not null,
  enterprise_id int not null,
  -- revision of the enterprise's facts from which on nothing of it is among them
  to_seq bigint,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'GIVEN_ANEW', 'FAILED')),
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, contract_no)
);
create index withdrawal_open on withdrawal (status, created_at) where status in ('QUEUED', 'RUNNING');
create index withdrawal_waiting on withdrawal (company_id, created_at, contract_no) where status = 'QUEUED';
create index withdrawal_enterprise on withdrawal (company_id, enterprise_id);
call guard_by_company('withdrawal');
call open_to_system('withdrawal',
  'company_id, contract_no, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');

-- When what a collection brought was taken out; null = it is among the facts.
alter table collect_task add column sealed_at timestamptz;

-- Which way rows of an enterprise came is asked by every import, and by every look once a consent was taken back.
create index import_batch_enterprise on import_batch (company_id, enterprise_id);

-- What uploads alone say of a row that a collection said something of: what remains of it once the collection is taken out.
create table invoice_uploaded (
  like invoice,
  primary key (company_id, enterprise_id, direction, invoice_key)
);
call guard_by_company('invoice_uploaded');

-- Whether a report was made of collected data; null = made before this was kept.
alter table report add column collected boolean;

-- What the company stated of an enterprise itself, whatever a bureau told of it; null = as in `registration`.
alter table enterprise add column stated jsonb;
-- What was collected was taken out, and no consent was given anew since.
alter table enterprise add column uploads_only boolean not null default false;
update enterprise e set stated = '{}'
 where exists (select 1 from auth_contract c where c.company_id = e.company_id and c.enterprise_id = e.id and c.code = 'ENT_TAX');

-- Consents that were taken back before: what came under them was sealed together with the uploads.
insert into withdrawal (company_id, contract_no, enterprise_id)
select company_id, contract_no, enterprise_id
  from (select distinct on (company_id, enterprise_id) company_id, enterprise_id, contract_no, status
          from auth_contract where code = 'ENT_TAX'
         order by company_id, enterprise_id, signed_at desc, contract_no desc) c
 where c.status = 'REVOKED';
