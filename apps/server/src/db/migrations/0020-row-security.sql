-- Row-level security beneath the statements (docs/decisions/0017). The roles are made before any migration (db/roles.ts).

-- The company put on the connection; null where none was put, and null equals no company.
create function current_company() returns int language sql stable parallel safe
  return nullif(current_setting('xinjian.company', true), '')::int;

-- What every table with a company_id gets: its rows are visible to, and written by, tenants of that company alone.
create procedure guard_by_company(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy own_company on %s to xinjian_tenant
                    using (company_id = current_company()) with check (company_id = current_company())', guarded);
  execute format('grant select, insert, update, delete on %s to xinjian_tenant', guarded);
  execute format('revoke all on %s from xinjian_system', guarded);
end $$;

-- Columns of a tenants' table that the platform reads, and those it writes, across companies.
create procedure open_to_system(opened regclass, readable text, writable text) language plpgsql as $$
begin
  execute format('create policy platform on %s to xinjian_system using (true)', opened);
  execute format('grant select (%s) on %s to xinjian_system', readable, opened);
  if writable <> '' then
    execute format('grant update (%s) on %s to xinjian_system', writable, opened);
  end if;
end $$;

-- A table that names its company and is the platform's all the same: out of tenants' reach, whole for the system.
create procedure keep_for_system(kept regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', kept);
  execute format('revoke all on %s from xinjian_tenant', kept);
  execute format('drop policy if exists own_company on %s', kept);
  execute format('create policy platform on %s to xinjian_system using (true) with check (true)', kept);
  execute format('grant select, insert, update, delete on %s to xinjian_system', kept);
end $$;

grant usage on schema public to xinjian_tenant, xinjian_system, xinjian_operator;
grant usage on all sequences in schema public to xinjian_tenant, xinjian_system;
alter default privileges in schema public grant usage on sequences to xinjian_tenant, xinjian_system;
-- Tables of the platform are the system's. One with a company_id is guarded by the migration that makes it.
grant select, insert, update, delete on all tables in schema public to xinjian_system;
alter default privileges in schema public grant select, insert, update, delete on tables to xinjian_system;
revoke all on migration from xinjian_system;

do $$
declare t regclass;
begin
  for t in select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
            where a.attname = 'company_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    call guard_by_company(t);
  end loop;
end $$;

-- Accounts and sessions name their company, but who somebody is comes before which company he is of.
call keep_for_system('app_user');
call keep_for_system('session');

-- A company sees itself.
alter table company enable row level security;
create policy own_company on company for select to xinjian_tenant using (id = current_company());
create policy platform on company to xinjian_system using (true) with check (true);
grant select on company to xinjian_tenant;

-- A signer's code is used up in the transaction that keeps the signature.
grant select (id, mobile, purpose, code_hash, attempts, expires_at, used_at), update (attempts, used_at)
   on sms_code to xinjian_tenant;

-- Queues (jobs/job.ts): what a claim turns on.
call open_to_system('import_batch', 'company_id, id, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');
call open_to_system('report', 'company_id, report_no, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');
call open_to_system('collect_task',
  'company_id, task_id, area_code, status, fence, attempt, lease_until, due_at, created_at, state, touched_at, finished_at, failure, locked_until',
  'status, fence, attempt, lease_until');
call open_to_system('collect_callback',
  'company_id, callback_no, channel, status, fence, attempt, lease_until, due_at, created_at', 'status, fence, attempt, lease_until');

-- Sweeps: what has run out goes, whoever's it was.
call open_to_system('collect_nonce', 'expires_at', '');
call open_to_system('collect_secret', 'expires_at', '');
grant delete on collect_nonce, collect_secret to xinjian_system;

-- COPY knows no policies, so rows that come by COPY name no company: the connection does (db/copy-in.ts).
alter table invoice alter company_id set default current_company();
alter table invoice_item alter company_id set default current_company();
