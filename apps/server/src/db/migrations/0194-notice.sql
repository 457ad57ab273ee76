-- What users are told of: a row per reader, written in the transaction of what it tells of (docs/decisions/0079).

create table notice (
  company_id int not null,
  id bigint generated always as identity,
  user_id int not null,
  kind text not null,
  -- names the event: a reader is told of it once
  key text not null,
  -- what its words are filled in with
  params jsonb not null,
  -- its reader wants this kind in the page
  shown boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (company_id, id),
  unique (company_id, user_id, key)
);
create index notice_shown on notice (company_id, user_id, id desc) where shown;
create index notice_unread on notice (company_id, user_id, id) where shown and read_at is null;
call guard_by_company('notice');

-- What its reader chose otherwise than the kind does by itself.
create table notice_choice (
  company_id int not null,
  user_id int not null,
  kind text not null,
  way text not null check (way in ('PAGE', 'MAIL', 'SMS')),
  wanted boolean not null,
  primary key (company_id, user_id, kind, way)
);
call guard_by_company('notice_choice');

create table notice_reader (
  company_id int not null,
  user_id int not null,
  -- of his mail
  language text not null check (language in ('zh', 'en')),
  primary key (company_id, user_id)
);
call guard_by_company('notice_reader');

-- Mails and SMS of notices: work.
create table notice_delivery (
  company_id int not null,
  id bigint generated always as identity,
  notice_id bigint not null,
  user_id int not null,
  way text not null check (way in ('MAIL', 'SMS')),
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  -- handed to the gateway, which has not answered yet
  begun_at timestamptz,
  -- why it failed, or is tried again
  said text not null default '',
  due_at timestamptz not null default now(),
  retries int not null default 0,
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, id)
);
create index notice_delivery_open on notice_delivery (status, due_at) where status in ('QUEUED', 'RUNNING');
create index notice_delivery_waiting on notice_delivery (company_id, due_at, id) where status = 'QUEUED';
create index notice_delivery_notice on notice_delivery (company_id, notice_id);
call guard_by_company('notice_delivery');

call open_to_system('notice_delivery', 'company_id, id, way, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');

-- Tells an event: a row for each who hears it and was not told yet, and what goes out to him. Whoever does the deed tells of it, a
-- company, the platform or an operator; accounts are read here, so that none of them has to reach those of a company, or its notices.
create function tell_notice(
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
    select u.id as user_id
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
    insert into notice_delivery (company_id, notice_id, user_id, way)
    select of_company, t.id, t.user_id, w.way
      from told t cross join unnest(array['MAIL', 'SMS']) as w (way)
      left join notice_choice c
        on c.company_id = of_company and c.user_id = t.user_id and c.kind = of_kind and c.way = w.way
     where (always and w.way = any(goes)) or coalesce(c.wanted, w.way = any(goes))
    returning way)
  select of_company, (select array_agg(t.user_id) from told t), (select count(*)::int from gone);
end $$;
revoke execute on function tell_notice from public;
grant execute on function tell_notice to xinjian_tenant, xinjian_system, xinjian_operator;
