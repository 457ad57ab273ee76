-- A channel is told of more than collections: such a message belongs to no task.
alter table collect_callback alter column task_id drop not null;

-- Old notices go, whoever's they are, with what went out of them: the platform has them forgotten and reads none. Those that nobody
-- read in the page are kept longer. How many they were.
create index notice_age on notice (created_at);
create function forget_notices(days int, unread_days int, most int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with old as (
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
revoke execute on function forget_notices from public;
grant execute on function forget_notices to xinjian_system;
