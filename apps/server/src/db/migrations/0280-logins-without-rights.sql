-- The running product's logins have no rights beside their role (docs/decisions/0133).

-- What the owner did on a connection of its own: it alone may gather statistics, and does so for the tables of the product only.
create function gather_statistics(of_tables text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare t text;
begin
  foreach t in array of_tables loop
    if not exists (select 1 from pg_class where oid = to_regclass('public.' || quote_ident(t)) and relkind in ('r', 'p')) then
      raise exception 'no table of the product: %', t using errcode = 'undefined_table';
    end if;
    execute format('analyze (skip_locked) public.%I', t);
  end loop;
end $$;
revoke execute on function gather_statistics from public;
grant execute on function gather_statistics to xinjian_system;

-- Large objects belong to no company, so tenants could hand each other bytes. The product has none. They are the superuser's to
-- close; in a database of somebody's own they stay as its administrator left them.
do $$
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    revoke execute on function lo_creat(int), lo_create(oid), lo_from_bytea(oid, bytea) from public;
  end if;
end $$;
