-- Whether work may still be written: of a company that was frozen, or an account that was, none is (docs/decisions/0094). Accounts and
-- the company above are read here, so that no company has to reach either.

-- For work of the connection's company that was put in motion by the account of this name (null, or no account's: by nobody): COMPANY
-- where it or its parent was frozen, ACCOUNT where the account was, null where it goes on.
create function rests_for(maker text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when c.status <> 'ACTIVE' or coalesce(parent.status <> 'ACTIVE', false) then 'COMPANY'
    when exists (select 1 from app_user u where u.company_id = c.id and u.user_name = maker and u.status = 'FROZEN') then 'ACCOUNT'
  end
  from company c left join company parent on parent.id = c.parent_id where c.id = current_company()
$$;

-- The same for whoever writes: until its transaction ends nobody is frozen. A freeze waits for the write, or was first and is seen.
create function hold_standing(maker text) returns text
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform 1 from company c
    where c.id in (select own.id from company own where own.id = current_company()
                   union all select own.parent_id from company own where own.id = current_company())
    order by c.id for share;
  perform 1 from app_user u where u.company_id = current_company() and u.user_name = maker for share;
  return rests_for(maker);
end $$;

revoke execute on function rests_for from public;
revoke execute on function hold_standing from public;
grant execute on function rests_for, hold_standing to xinjian_tenant;
