-- A company that came after statistics were made is believed to have no row; then every index that begins with it seems
-- to find one row at once, and each look for one row walks through all of them (as in 0222). Where several indexes of a table
-- begin with the company no statistics are kept of it: each is taken to have a two-hundredth (docs/decisions/0109).
create procedure keep_no_statistics(kept regclass, variadic columns text[]) language plpgsql as $$
declare
  col text;
begin
  foreach col in array columns loop
    execute format('alter table %s alter column %I set statistics 0', kept, col);
    -- What was found before stays otherwise (older databases have no way to forget it).
    if current_setting('server_version_num')::int >= 180000 then
      execute format('select pg_clear_attribute_stats(n.nspname::text, c.relname::text, %L, false)
                        from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = %s', col, kept::oid);
    end if;
  end loop;
end $$;

-- Every table of companies from now on, and those of before of which two indexes or more begin with the company. Not what is read whole
-- for reports: its statistics are made anew with every booking, and a plan for all of its rows needs to know how many there are.
create or replace procedure guard_by_company(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy own_company on %s to xinjian_tenant
                    using (company_id = current_company()) with check (company_id = current_company())', guarded);
  execute format('grant select, insert, update, delete on %s to xinjian_tenant', guarded);
  execute format('revoke all on %s from xinjian_system', guarded);
  call keep_no_statistics(guarded, 'company_id');
end $$;

do $$
declare
  t regclass;
begin
  for t in select i.indrelid::regclass from pg_index i
             join pg_class c on c.oid = i.indrelid
             join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where c.relnamespace = 'public'::regnamespace and a.attname = 'company_id'
              and c.relname not in ('invoice', 'counterparty', 'goods')
            group by i.indrelid having count(*) > 1
  loop
    call keep_no_statistics(t, 'company_id');
  end loop;
end $$;
