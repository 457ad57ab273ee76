-- Letters about the safety of an account outlive a mail server that is down and a process that is killed, and go where its holder was
-- reached when they were written: whoever turns the address away does not turn them away with it (docs/decisions/0143).
alter table notice_delivery
  alter column notice_id drop not null,
  -- null: somebody who has no account yet
  alter column user_id drop not null,
  -- where the reader was reached when he was told of the safety of his account, '' = nowhere; null = he is looked up when it leaves.
  -- Kept until the delivery is done, because his address may be another by then.
  add column address text,
  -- a letter of its own, and no notice: which. It holds a link, so that its words lie sealed, and no longer than until it is done.
  add column letter text,
  add column sealed bytea,
  -- when its link leads nowhere any more
  add column until timestamptz,
  add constraint notice_delivery_of check ((notice_id is null) = (letter is not null)),
  add constraint notice_delivery_kept check (status in ('QUEUED', 'RUNNING') or (address is null and sealed is null)),
  add constraint notice_delivery_sealed check ((sealed is not null) = (letter is not null and status in ('QUEUED', 'RUNNING')));
create index notice_delivery_letter on notice_delivery (company_id, user_id) where letter is not null;

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
    select u.id as user_id, u.email, u.mobile
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
    insert into notice_delivery (company_id, notice_id, user_id, way, address)
    select of_company, t.id, t.user_id, w.way,
           case when always then coalesce(case w.way when 'MAIL' then h.email else h.mobile end, '') end
      from told t join heard h on h.user_id = t.user_id cross join unnest(array['MAIL', 'SMS']) as w (way)
      left join notice_choice c
        on c.company_id = of_company and c.user_id = t.user_id and c.kind = of_kind and c.way = w.way
     where (always and w.way = any(goes)) or coalesce(c.wanted, w.way = any(goes))
    returning way)
  select of_company, (select array_agg(t.user_id) from told t), (select count(*)::int from gone);
end $$;

-- Posts a letter of its own, in the transaction of what it is about. `alone`: those of its sort that its reader has not been sent yet lead
-- nowhere any more, and go. The platform alone posts.
create function post_letter(
  of_company int, of_user int, of_letter text, of_way text, to_address text, words bytea, holds interval, alone boolean
) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from notice_delivery
   where alone and company_id = of_company and user_id = of_user and letter = of_letter and status = 'QUEUED';
  insert into notice_delivery (company_id, user_id, letter, way, address, sealed, until)
  values (of_company, of_user, of_letter, of_way, to_address, words, now() + holds);
$$;
revoke execute on function post_letter from public;
grant execute on function post_letter to xinjian_system;

-- As in 0217; letters that are no notice's go by the day on which they were done with.
create or replace function forget_notices(days int, unread_days int, most int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with letters as (
    delete from notice_delivery where letter is not null and finished_at < now() - make_interval(days => days)
  ), old as (
    select company_id, id from notice
     where created_at < now() - make_interval(days => case when shown and read_at is null then unread_days else days end)
       and created_at < now() - make_interval(days => least(days, unread_days))
     order by created_at limit most for update skip locked
  ), sent as (
    delete from notice_delivery d using old where d.company_id = old.company_id and d.notice_id = old.id
  ), gone as (
    delete from notice n using old where n.company_id = old.company_id and n.id = old.id returning 1)
  select count(*)::int from gone
$$;
