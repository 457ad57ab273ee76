-- Which of these bytes any table still names, whosever they are: for who looks through a store for bytes without a row, and for who
-- lets one go (0227).
create function blobs_named(keys text[]) returns setof text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  kept record;
begin
  for kept in select c.table_name, c.column_name from information_schema.columns c
                join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
               where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
                 and (c.column_name = 'blob_key' or (c.table_name, c.column_name) in (('registration', 'license_key')))
  loop
    return query execute format('select distinct %I from %I where %I = any($1)', kept.column_name, kept.table_name, kept.column_name)
      using keys;
  end loop;
end $$;
revoke execute on function blobs_named from public;
grant execute on function blobs_named to xinjian_system;
-- One asked about is many of which there is one.
drop function blob_is_named;
