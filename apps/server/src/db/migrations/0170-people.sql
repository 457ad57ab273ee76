-- People: what an administrator keeps of an account, sessions that their holder can tell apart, links that set a password once.
alter table app_user
  add column name text not null default '',
  add column email text,
  add column frozen_why text,
  drop constraint app_user_status_check,
  -- A deleted account stays: what it made is named by it, so its name is never given again.
  add constraint app_user_status_check check (status in ('ACTIVE', 'FROZEN', 'DELETED')),
  drop constraint app_user_mobile_key;
create unique index app_user_mobile on app_user (mobile) where status <> 'DELETED';
create index app_user_company on app_user (company_id, id);

alter table session
  add column id bigint generated always as identity,
  add column ip text not null default '',
  add column agent text not null default '';
create unique index session_id on session (id);

alter table role
  add column note text not null default '',
  add column created_at timestamptz not null default now();

create table password_link (
  -- SHA-256 of the code in the link
  code_hash bytea primary key,
  user_id int not null references app_user (id) on delete cascade,
  purpose text not null check (purpose in ('ACTIVATE', 'RESET')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_user on password_link (user_id);
create index password_link_expiry on password_link (expires_at);
