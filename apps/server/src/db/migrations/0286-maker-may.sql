-- What is handed out lives by the rights of whoever handed it out (docs/decisions/0135).

-- What the account of this name may do in the connection's company now: nothing where it was frozen or deleted; null where the name is no
-- account's (a system, a key of a channel).
create function maker_may(maker text) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case when u.status = 'ACTIVE' then array(
    select distinct p.permission from user_role held
      join role r on r.code = held.role_code and (r.company_id is null or r.company_id = u.company_id)
      join role_permission p on p.role_id = r.id
     where held.user_id = u.id) else '{}' end
  from app_user u where u.company_id = current_company() and u.user_name = maker
$$;
revoke execute on function maker_may from public;
grant execute on function maker_may to xinjian_tenant;
