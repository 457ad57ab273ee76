-- Originals of pictures are kept until a day that was said when they were given; then the bytes go and what was read of them stays
-- (docs/decisions/0102).
alter table verify_picture
  add column kept_until timestamptz not null default now() + interval '365 days',
  -- In the store that imports share, where nobody knows who else has the same bytes: given before pictures had a store of their own
  add column shared boolean not null default true,
  -- null = the original is gone
  alter column blob_key drop not null;
alter table verify_picture
  alter column kept_until drop default,
  alter column shared set default false;
create index verify_picture_over on verify_picture (kept_until) where blob_key is not null;
create index verify_picture_blob on verify_picture (company_id, blob_key) where blob_key is not null;
call open_to_system('verify_picture', 'company_id, id, blob_key, kept_until, shared', 'blob_key');

-- Whether anything still names these bytes of the store that imports share, whichever table it is and whosever.
create function blob_is_named(key text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  named boolean;
  kept record;
begin
  for kept in select c.table_name, c.column_name from information_schema.columns c
                join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
               where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
                 and (c.column_name = 'blob_key' or (c.table_name, c.column_name) in (('registration', 'license_key')))
  loop
    execute format('select exists (select 1 from %I where %I = $1)', kept.table_name, kept.column_name) into named using key;
    if named then return true; end if;
  end loop;
  return false;
end $$;
revoke execute on function blob_is_named from public;
grant execute on function blob_is_named to xinjian_system;
