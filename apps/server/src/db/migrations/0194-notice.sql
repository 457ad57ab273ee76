-- What users are told of: a row per reader, written in the transaction of what it tells of (docs/decisions/0079).

-- Who could hear of something in a company, whichever role asks: a tenant sees those of its own company alone.
create view hearer with (security_barrier) as
  select u.company_id, u.id as user_id, u.user_name, u.status, p.permission
    from app_user u
    left join (user_role m
               join role r on r.code = m.role_code
               join role_permission p on p.role_id = r.id)
      on m.user_id = u.id and (r.company_id is null or r.company_id = u.company_id)
   where u.status <> 'DELETED'
     and (current_user <> 'xinjian_tenant' or u.company_id = current_company());
grant select on hearer to xinjian_tenant, xinjian_system, xinjian_operator;

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

-- The platform and operators tell as well, and read no notice: they insert, and see what that takes.
call open_to_system('notice', 'company_id, id, user_id', '');
call open_to_system('notice_choice', 'company_id, user_id, kind, way, wanted', '');
call open_to_system('notice_delivery', 'company_id, id, notice_id, user_id, way, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');
grant insert on notice, notice_delivery to xinjian_system;
call open_to_operator('notice', 'insert');
call open_to_operator('notice_delivery', 'insert');
call open_to_operator('notice_choice', 'select');
grant select (company_id, id, user_id) on notice to xinjian_operator;
grant select (company_id, way) on notice_delivery to xinjian_operator;
