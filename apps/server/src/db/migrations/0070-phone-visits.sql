-- A link made for one firm binds the visit to it; a visit to a firm that is being collected joins the task that runs; and when
-- which texts were handed out, because the time to read them is the server's to keep.
alter table collect_task add column bound boolean not null default false;
alter table collect_task add column joined text;
alter table collect_task add column shown_at timestamptz;
alter table collect_task add column shown_hash text;
-- Wrong passwords at a bureau, by account over all tasks of a company: we stop before the bureau locks.
create table collect_login_try (
  company_id int not null,
  -- HMAC of area and account
  account_key text not null,
  failures int not null,
  -- as the bureau told it last; null = it did not
  remaining int,
  at timestamptz not null default now(),
  primary key (company_id, account_key)
);
create index collect_login_try_age on collect_login_try (at);
call guard_by_company('collect_login_try');
call open_to_system('collect_login_try', 'at', '');
grant delete on collect_login_try to xinjian_system;
