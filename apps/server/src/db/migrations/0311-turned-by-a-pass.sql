-- A tenant's connection is turned to a company by a pass that no statement of its own knows (docs/decisions/0133): of the pass its
-- hash is kept, and only the owner reads it. Each start sets it (db/migrate.ts).
create table company_turn (
  one boolean primary key default true check (one),
  hash bytea not null
);
revoke all on company_turn from xinjian_system;

create function turn_to_company(company int, pass text, for_transaction boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select 1 from public.company_turn t where t.hash = sha256(convert_to(pass, 'UTF8'))) then
    raise 'not turned' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('xinjian.company', company::text, for_transaction);
end $$;
revoke execute on function turn_to_company from public;
grant execute on function turn_to_company to xinjian_tenant;

-- What would turn it within any statement is a superuser's to close; in a database of somebody's own it stays as its administrator left it.
do $$
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
  end if;
end $$;
