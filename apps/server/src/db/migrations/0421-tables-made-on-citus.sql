-- A database that is distributed already (docs/decisions/0232) places a table of companies as it is made, beside the rows of the same
-- companies. On any other database nothing is different. Foreign keys to tables of companies are added afterwards: before, the table lies here
-- alone, and refers to nothing that is elsewhere.
create or replace procedure guard_by_company(guarded regclass) language plpgsql as $$
declare
  group_of int;
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy own_company on %s to xinjian_tenant
                    using (company_id = current_company()) with check (company_id = current_company())', guarded);
  execute format('grant select, insert, update, delete on %s to xinjian_tenant', guarded);
  execute format('revoke all on %s from xinjian_system', guarded);
  call keep_no_statistics(guarded, 'company_id');
  if to_regclass('pg_dist_partition') is not null then
    execute 'select colocationid from pg_dist_partition where logicalrelid = ''enterprise''::regclass and partmethod = ''h''' into group_of;
  end if;
  if group_of is not null then
    execute format('select create_distributed_table(%L, ''company_id'', colocate_with => ''enterprise'')', guarded);
  end if;
end $$;
