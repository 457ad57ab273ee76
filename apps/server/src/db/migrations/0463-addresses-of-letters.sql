-- Where a letter goes rests sealed until it went (docs/decisions/0268). A letter of its own: under the key of the company, for its row.
alter table notice_delivery add column address_sealed bytea;
-- Of a notice about the safety of an account: as the account's mail or mobile rested when its holder was told, copied with its seal, and opened as that of the account.
alter table notice_delivery add column as_account bytea;
alter table notice_delivery add constraint notice_delivery_address_once
  check (num_nonnulls(address, address_sealed, as_account) <= 1) not valid;
alter table notice_delivery add constraint notice_delivery_address_kept
  check (status in ('QUEUED', 'RUNNING') or (address_sealed is null and as_account is null)) not valid;
insert into sealed_column (name) select 'notice_delivery.address' where not exists (select 1 from company);

-- As the function of eight arguments, which the release before calls: with the letter's number, which its address is sealed for, and the address in one of two forms.
create function post_letter(
  of_company int, of_user int, of_letter text, of_way text, of_id bigint, to_address text, to_sealed bytea, words bytea, holds interval, alone boolean
) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from notice_delivery
   where alone and company_id = of_company and user_id = of_user and letter = of_letter and status = 'QUEUED';
  insert into notice_delivery (company_id, id, user_id, letter, way, address, address_sealed, sealed, until)
  overriding system value
  values (of_company, of_id, of_user, of_letter, of_way, to_address, to_sealed, words, now() + holds);
$$;
revoke execute on function post_letter(int, int, text, text, bigint, text, bytea, bytea, interval, boolean) from public;
grant execute on function post_letter(int, int, text, text, bigint, text, bytea, bytea, interval, boolean) to xinjian_system;

-- As it was; an address that rests sealed goes along as it rests.
create or replace function tell_notice(
  of_company int, of_kind text, of_key text, named text, needs text[], said jsonb, goes text[], always boolean
) returns table (company_id int, users int[], sent int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if current_setting('role', true) = 'xinjian_tenant' and current_company() is distinct from of_company then
    raise insufficient_privilege using message = 'a company tells its own users alone';
  end if;
  return query
  with heard as (
    select u.id as user_id, u.email, u.mobile, u.email_sealed, u.mobile_sealed
      from app_user u
      left join (user_role m
                 join role r on r.code = m.role_code
                 join role_permission p on p.role_id = r.id)
        on m.user_id = u.id and (r.company_id is null or r.company_id = u.company_id)
     where u.company_id = of_company and u.status <> 'DELETED'
       and case when named is null then u.status = 'ACTIVE' and p.permission = any(needs) else u.user_name = named end
     group by u.id having named is not null or count(distinct p.permission) = cardinality(needs)
  ), told as (
    insert into notice (company_id, user_id, kind, key, params, shown)
    select of_company, h.user_id, of_kind, of_key, said,
           (always and 'PAGE' = any(goes)) or coalesce(c.wanted, 'PAGE' = any(goes))
      from heard h
      left join notice_choice c
        on c.company_id = of_company and c.user_id = h.user_id and c.kind = of_kind and c.way = 'PAGE'
    on conflict do nothing returning id, user_id
  ), gone as (
    insert into notice_delivery (company_id, notice_id, user_id, way, address, as_account)
    select of_company, t.id, t.user_id, w.way,
           case when always and case w.way when 'MAIL' then h.email_sealed else h.mobile_sealed end is null
                then coalesce(case w.way when 'MAIL' then h.email else h.mobile end, '') end,
           case when always then case w.way when 'MAIL' then h.email_sealed else h.mobile_sealed end end
      from told t join heard h on h.user_id = t.user_id cross join unnest(array['MAIL', 'SMS']) as w (way)
      left join notice_choice c
        on c.company_id = of_company and c.user_id = t.user_id and c.kind = of_kind and c.way = w.way
     where (always and w.way = any(goes)) or coalesce(c.wanted, w.way = any(goes))
    returning way)
  select of_company, (select array_agg(t.user_id) from told t), (select count(*)::int from gone);
end $$;
