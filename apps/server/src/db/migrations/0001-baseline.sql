-- The schema in one file, by room: what each table holds, who reaches it, and by which indexes it is read. It may be cut anew until
-- release 1.0.0 and is never edited afterwards (CONTRIBUTING.md). Money is in 分 where nothing else is said; tokens and codes rest as
-- hashes. Every key of a table of companies leads with company_id, and its identity has 64 bits: a distributed table takes no other
-- (test/access/distribution.test.ts); tables of the platform itself are named in db/tables.ts.

-- == Who reaches what
--
-- Row-level security beneath the statements (docs/decisions/0017). The roles are made before any migration (db/roles.ts).

-- The company put on the connection; null where none was put, and null equals no company.
create function current_company() returns int language sql stable parallel safe
  return nullif(current_setting('xinjian.company', true), '')::int;

-- A company that came after statistics were made is believed to have no row; then every index that begins with it seems
-- to find one row at once, and each look for one row walks through all of them. So no statistics are kept of it: each
-- company is taken to have a two-hundredth of the rows (docs/decisions/0109).
create procedure keep_no_statistics(kept regclass, variadic columns text[]) language plpgsql as $$
declare
  col text;
begin
  foreach col in array columns loop
    execute format('alter table %s alter column %I set statistics 0', kept, col);
    -- What was found before stays otherwise (older databases have no way to forget it).
    if current_setting('server_version_num')::int >= 180000 then
      execute format('select pg_clear_attribute_stats(n.nspname::text, c.relname::text, %L, false)
                        from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = %s', col, kept::oid);
    end if;
  end loop;
end $$;

-- What every table of companies gets: its rows are visible to, and written by, tenants of that company alone.
create procedure guard_by_company(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy own_company on %s to xinjian_tenant
                    using (company_id = current_company()) with check (company_id = current_company())', guarded);
  execute format('grant select, insert, update, delete on %s to xinjian_tenant', guarded);
  execute format('revoke all on %s from xinjian_system', guarded);
  call keep_no_statistics(guarded, 'company_id');
end $$;

-- Columns of a tenants' table that the platform reads, and those it writes, across companies.
create procedure open_to_system(opened regclass, readable text, writable text) language plpgsql as $$
begin
  execute format('create policy platform on %s to xinjian_system using (true)', opened);
  execute format('grant select (%s) on %s to xinjian_system', readable, opened);
  if writable <> '' then
    execute format('grant update (%s) on %s to xinjian_system', writable, opened);
  end if;
end $$;

-- Operators run the business: the tables of money are theirs beside the company's, every statement audited (docs/decisions/0069).
create procedure open_to_operator(opened regclass, rights text) language plpgsql as $$
begin
  execute format('create policy operators on %s to xinjian_operator using (true) with check (true)', opened);
  execute format('grant %s on %s to xinjian_operator', rights, opened);
end $$;

-- A table that names its company and is the platform's all the same: out of tenants' reach, whole for the system.
create procedure keep_for_system(kept regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', kept);
  execute format('revoke all on %s from xinjian_tenant', kept);
  execute format('drop policy if exists own_company on %s', kept);
  execute format('create policy platform on %s to xinjian_system using (true) with check (true)', kept);
  execute format('grant select, insert, update, delete on %s to xinjian_system', kept);
end $$;

grant usage on schema public to xinjian_tenant, xinjian_system, xinjian_operator;
alter default privileges in schema public grant usage on sequences to xinjian_tenant, xinjian_system;
-- Tables of the platform are the system's. One with a company_id is guarded below.
alter default privileges in schema public grant select, insert, update, delete on tables to xinjian_system;

-- A table of companies whose rows are only ever added: nobody may change, remove or empty them, the owner as little as the roles of the
-- product. Rights, not a trigger: a distributed table takes none (docs/decisions/0162).
create procedure only_added(kept regclass) language plpgsql as $$
begin
  execute format('revoke update, delete, truncate on %s from xinjian_tenant, xinjian_system, xinjian_operator, current_user', kept);
end $$;

-- The same of a table of the platform's own, which is never distributed.
create function never_changed() returns trigger language plpgsql as $$
begin
  raise exception '% 只增不改', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- Four eyes, said once: whoever decides is none of those who drafted or asked.
create function by_another(decider int, authors int[]) returns boolean language sql immutable parallel safe
  return decider is null or not decider = any (authors);

-- Whether whoever decides is independent of whoever asked (docs/decisions/0131), asked by the database of every decision: columns of
-- decider and author (or authors), and the name under which it refuses.
create function judge_independence() returns trigger language plpgsql as $$
declare
  decider int := (to_jsonb(new) ->> tg_argv[0])::int;
  said jsonb := to_jsonb(new) -> tg_argv[1];
  authors int[];
begin
  if decider is null or (tg_op = 'UPDATE' and decider is not distinct from (to_jsonb(old) ->> tg_argv[0])::int) then
    return new;
  end if;
  authors := case jsonb_typeof(said)
    when 'array' then array(select jsonb_array_elements_text(said)::int)
    when 'number' then array[said::int]
    else '{}'::int[] end;
  if not independent(decider, authors) then
    raise exception 'whoever decides is not independent of whoever asked'
      using errcode = 'check_violation', constraint = tg_argv[2];
  end if;
  return new;
end $$;

-- == Companies, accounts, roles

-- Customers of the platform, and the operator itself: standing, who entered one and who opened it, and (of a secondary one) the company
-- whose customer it is.
create table company (
  id int generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('OPERATOR', 'CUSTOMER')),
  email text, linkman text, phone text,
  client_account text, client_id text,
  kd_public_key text, th_public_key text,
  created_at timestamptz not null default now(),
  tax_no text,
  parent_id int references company (id),
  -- WAITING for another operator's word; REFUSED was never opened; nobody of a FROZEN one is let in
  status text not null default 'ACTIVE' check (status in ('WAITING', 'ACTIVE', 'REFUSED', 'FROZEN')),
  frozen_why text,
  -- frozen by the platform: its own company cannot release it
  frozen_by_platform boolean not null default false,
  -- code of the channel it came by
  channel text,
  -- of those that an operator entered
  asked_id int,
  asked_by text,
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  decision text,
  constraint company_four_eyes check (by_another(decided_id, array[asked_id])),
  constraint company_parent_check check (parent_id is null or (kind = 'CUSTOMER' and parent_id <> id))
);
create index company_parent on company (parent_id, id) where parent_id is not null;
-- The same firm may be the secondary customer of several, and a customer of its own besides: none is told of the others.
create unique index company_tax_no on company (tax_no)
  where tax_no is not null and parent_id is null and status <> 'REFUSED';
create unique index company_secondary_tax_no on company (parent_id, tax_no)
  where parent_id is not null and tax_no is not null;
-- A company sees itself.
alter table company enable row level security;
create policy own_company on company for select to xinjian_tenant using (id = current_company());
create policy platform on company to xinjian_system using (true) with check (true);
grant select on company to xinjian_tenant;
-- Operators name the companies whose orders and money they see; a secondary customer's call is charged to its company, too, and given
-- back together with it.
grant select (id, name, kind, parent_id, tax_no, linkman, phone, email, client_account, channel, status, frozen_why, frozen_by_platform,
  asked_id, asked_by, decided_by, decision, created_at) on company to xinjian_operator;
create policy operators on company for select to xinjian_operator using (true);
create trigger independent before insert or update of decided_id on company
  for each row execute function judge_independence('decided_id', 'asked_id', 'company_four_eyes');

-- Accounts. A deleted one stays: what it made is named by it, so its name is never given again.
create table app_user (
  id int generated always as identity primary key,
  company_id int not null references company (id),
  user_name text not null unique,
  mobile text not null,
  -- argon2id in PHC form; null = must be activated first
  password_hash text,
  -- last five, newest first: a new password must differ from them
  password_history text[] not null default '{}',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'FROZEN', 'DELETED')),
  failed_logins int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  name text not null default '',
  email text,
  frozen_why text
);
create unique index app_user_mobile on app_user (mobile) where status <> 'DELETED';
create index app_user_company on app_user (company_id, id);
-- It names its company, but who somebody is comes before which company he is of.
call keep_for_system('app_user');

-- What may be done, by name: sown by the program from one literal (role-seeds.ts).
create table permission (
  name text primary key
);
call keep_for_system('permission');

-- Roles are data. The built-in ones have no company and are sown by the program, too.
create table role (
  id int generated always as identity primary key,
  company_id int references company (id),
  code text not null,
  name text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, code),
  -- A company's role never takes the place of a built-in one.
  check (company_id is null or code !~ '^ROLE_')
);
call keep_for_system('role');

-- What a role may do.
create table role_permission (
  role_id int not null references role (id) on delete cascade,
  -- A name that the program does not know is refused.
  permission text not null references permission (name) on delete cascade,
  primary key (role_id, permission)
);
call keep_for_system('role_permission');

-- Who has which role.
create table user_role (
  user_id int not null references app_user (id) on delete cascade,
  role_code text not null,
  primary key (user_id, role_code)
);

-- Whose hand made, raised or changed an account (docs/decisions/0131): whoever decides must be independent of whoever asked.
create table account_hand (
  id bigint generated always as identity primary key,
  user_id int not null,
  by_id int not null,
  -- MADE: the account. RAISED: it was given rights to decide or to administer. ADDRESSED: its mail or mobile is another.
  -- LOST: it may not agree to sensitive changes any more; makes nobody kin
  act text not null check (act in ('MADE', 'RAISED', 'ADDRESSED', 'LOST')),
  at timestamptz not null default now()
);
create index account_hand_of on account_hand (user_id, at);
call keep_for_system('account_hand');

-- Whether work may still be written: of a company that was frozen, or an account that was, none is (docs/decisions/0094). Accounts and
-- the company above are read here, so that no company has to reach either.
--
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
revoke execute on function rests_for, hold_standing from public;
grant execute on function rests_for, hold_standing to xinjian_tenant;

-- What is handed out lives by the rights of whoever handed it out (docs/decisions/0135).
--
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

-- People with all who made or raised them within the last thirty days.
create function kin_of(people int[]) returns int[]
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive up (id) as (
    select unnest(people)
    union
    select h.by_id from up join account_hand h on h.user_id = up.id
     where h.at > now() - interval '30 days' and h.act <> 'LOST'
  )
  select coalesce(array_agg(id) filter (where id is not null), '{}') from up
$$;

-- Whether somebody may decide on what these asked for: none of them, and no hand of the last thirty days leads from the one to the
-- others, from them to him, or from one person to both.
create function independent(decider int, authors int[]) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not (kin_of(array[decider]) && kin_of(authors))
$$;
revoke execute on function kin_of, independent from public;
grant execute on function independent to xinjian_tenant, xinjian_system, xinjian_operator;

-- Companies that ask to be customers: told by an e-mail that somebody reads, decided on by the platform. One makes a company with its
-- first administrator: one operator proposes, another agrees; one refuses alone.
create table registration (
  id int generated always as identity primary key,
  -- SENT: the link in the mail was not followed yet; WAITING: the first administrator has set a password
  status text not null default 'SENT' check (status in ('SENT', 'WAITING', 'APPROVED', 'REFUSED')),
  company_name text not null,
  tax_no text not null,
  linkman text not null,
  mobile text not null,
  email text not null,
  user_name text not null,
  -- SHA-256 of the photo of the business licence, and what was read off it
  license_key text not null,
  license jsonb not null,
  -- SHA-256 of the code in the link; null = it was followed
  code_hash bytea unique,
  expires_at timestamptz not null,
  password_hash text,
  decided_by text,
  decision text,
  -- the company that was made of it
  made_company int references company (id),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  proposed_id int,
  proposed_by text,
  proposed_at timestamptz,
  proposal text,
  decided_id int,
  check (status <> 'WAITING' or password_hash is not null),
  check (status not in ('APPROVED', 'REFUSED') or decided_by is not null),
  constraint registration_four_eyes check (by_another(decided_id, array[proposed_id])),
  constraint registration_proposed check (status <> 'APPROVED' or proposed_id is not null)
);
create index registration_recent on registration (status, id desc);
-- Of two registrations of one firm the second waits as the first does: whoever confirms it is not told of the other, the operator who
-- decides is.
create index registration_tax_no on registration (tax_no) where status = 'WAITING';
create trigger independent before insert or update of decided_id on registration
  for each row execute function judge_independence('decided_id', 'proposed_id', 'registration_four_eyes');
-- Operators are told how much waits for them and since when, no more.
create policy operators on registration to xinjian_operator using (true);
grant select (status, created_at) on registration to xinjian_operator;

-- Keys of companies: TH = theirs, given to us; KD = ours for them, whose private half rests sealed. A new one does not end the old
-- at once: both hold until the day that was chosen.
create table company_key (
  company_id int not null,
  kind text not null check (kind in ('KD', 'TH')),
  -- SHA-256 of the key's SPKI, hex
  fingerprint text not null,
  algorithm text not null check (algorithm in ('RSA', 'SM2')),
  -- PEM
  public_key text not null,
  -- of KD: sealed by the server's own secret
  private_key bytea,
  added_by text not null,
  added_at timestamptz not null default now(),
  -- null = the current one
  ends_at timestamptz,
  primary key (company_id, kind, fingerprint)
);
create unique index company_key_current on company_key (company_id, kind) where ends_at is null;
call keep_for_system('company_key');
call keep_no_statistics('company_key', 'company_id');

-- Why an operator looks at what a customer has, and until when he may without saying it again.
create table operator_look (
  company_id int not null,
  user_id int not null,
  reason text not null,
  until timestamptz not null,
  primary key (company_id, user_id)
);
call keep_for_system('operator_look');

-- Sensitive changes of accounts: asked for, agreed to by a second person, told, and done when their time has come (docs/decisions/0131).
create table sensitive_change (
  id int generated always as identity primary key,
  -- whose account or role it is
  company_id int not null references company (id),
  act text not null check (act in ('USER_NEW', 'USER_EDIT', 'PASSWORD_LINK', 'FACTOR_DROP', 'ROLE_RAISE')),
  state text not null default 'ASKED'
    check (state in ('ASKED', 'AGREED', 'DONE', 'REFUSED', 'WITHDRAWN', 'OBJECTED', 'FAILED')),
  -- the account that is changed; null = a new one, or a role
  user_id int,
  -- the account's name, or the role's
  object text not null,
  -- body of the call that does it; null once it has ended, so that no number or address is kept
  body jsonb,
  -- what is other than before, as it may be shown
  facts jsonb not null,
  reason text not null,
  asked_id int not null,
  asked_by text not null,
  -- whose person asked
  asked_company int not null references company (id),
  asked_at timestamptz not null default now(),
  -- how many must agree, of which company; 0 = nobody could
  needs int not null check (needs between 0 and 2),
  by_company int not null references company (id),
  -- when it is done; null = it waits for a word
  due_at timestamptz,
  ended_by text,
  ended_note text,
  ended_at timestamptz,
  check ((state in ('ASKED', 'AGREED')) = (body is not null)),
  check (state <> 'AGREED' or due_at is not null),
  check ((state in ('ASKED', 'AGREED')) = (ended_at is null))
);
create unique index sensitive_change_open on sensitive_change (company_id, act, object) where state in ('ASKED', 'AGREED');
create index sensitive_change_due on sensitive_change (due_at) where state = 'AGREED';
create index sensitive_change_recent on sensitive_change (company_id, id desc);
call keep_for_system('sensitive_change');
call keep_no_statistics('sensitive_change', 'company_id');
-- Operators are told how much waits for them and since when, no more.
create policy operators on sensitive_change for select to xinjian_operator using (true);
grant select (state, by_company, asked_at) on sensitive_change to xinjian_operator;

-- Who agreed. Each is independent of whoever asked and of those who agreed before.
create table sensitive_word (
  change_id int not null references sensitive_change (id) on delete cascade,
  user_id int not null,
  user_name text not null,
  note text not null,
  at timestamptz not null default now(),
  -- the asker, and who agreed before
  beside int[] not null,
  primary key (change_id, user_id),
  constraint sensitive_word_four_eyes check (by_another(user_id, beside))
);
create trigger independent before insert or update of user_id on sensitive_word
  for each row execute function judge_independence('user_id', 'beside', 'sensitive_word_four_eyes');
call keep_for_system('sensitive_word');

-- == Coming in: sessions, passwords, second factors

-- Who is in. Tokens rest as hashes; a session names its company, but who somebody is comes before which company he is of.
create table session (
  token_hash bytea primary key,
  user_id int not null references app_user (id) on delete cascade,
  company_id int not null,
  kind text not null check (kind in ('MAIN', 'DEMO')),
  roles text[] not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id bigint generated always as identity,
  ip text not null default '',
  agent text not null default '',
  -- When the holder last proved that it is he: by password or second factor. Null = by neither, as after a login by SMS.
  proved_at timestamptz
);
create index session_by_user on session (user_id);
create index session_expiry on session (expires_at);
create unique index session_id on session (id);
call keep_for_system('session');

-- Pictures to be read at the login, until they are answered.
create table captcha (
  random_str text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);

-- Codes that were sent to a mobile, by purpose.
create table sms_code (
  id bigint generated always as identity primary key,
  mobile text not null,
  purpose text not null,
  code_hash bytea not null,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_mobile on sms_code (mobile, purpose, id desc);
create index sms_code_age on sms_code (created_at);
-- A signer's code is used up in the transaction that keeps the signature.
grant select (id, mobile, purpose, code_hash, attempts, expires_at, used_at), update (attempts, used_at)
   on sms_code to xinjian_tenant;

-- Names that no account has, counted and locked as accounts are: or the lock would tell which names exist.
create table login_failure (
  name_hash bytea primary key,
  failures int not null,
  locked_until timestamptz,
  at timestamptz not null default now()
);

-- Links that set a password once.
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

-- Links to set a password that were asked for at the login, so that nobody floods an account with letters.
create table link_ask (
  id int generated always as identity primary key,
  user_id int not null references app_user (id) on delete cascade,
  at timestamptz not null default now()
);
create index link_ask_user on link_ask (user_id, at);

-- The second factor: codes of an authenticator (RFC 6238) and passkeys (WebAuthn).
create table second_factor (
  id int generated always as identity primary key,
  user_id int not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('TOTP', 'PASSKEY')),
  -- as its holder calls it
  name text not null,
  -- of TOTP: sealed
  secret bytea,
  -- of a passkey: SPKI, and the identifier by which a browser finds it
  public_key bytea,
  credential text unique,
  -- the last step of time, or the last count, that was accepted: neither opens twice
  counter bigint not null default 0,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  check ((kind = 'TOTP') = (secret is not null)),
  check ((kind = 'PASSKEY') = (public_key is not null and credential is not null))
);
create unique index second_factor_totp on second_factor (user_id) where kind = 'TOTP';
create index second_factor_user on second_factor (user_id);

-- What stands between the first factor and a session, or between the offer of a factor and its proof.
create table second_ticket (
  -- SHA-256 of what the browser holds
  code_hash bytea primary key,
  user_id int not null references app_user (id) on delete cascade,
  purpose text not null check (purpose in ('LOGIN', 'ENROL', 'PROOF')),
  -- of the secret that is offered: sealed
  secret bytea,
  -- what a passkey signs
  challenge text not null,
  expires_at timestamptz not null
);
create index second_ticket_expiry on second_ticket (expires_at);

-- Tries at codes are counted apart from those at passwords: the right password must not forgive them.
create table second_try (
  user_id int primary key references app_user (id) on delete cascade,
  failures int not null,
  locked_until timestamptz
);

-- What stands in for a lost device: ten codes of one use each.
create table recovery_code (
  user_id int not null references app_user (id) on delete cascade,
  -- SHA-256: of 80 random bits nobody finds the code
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Somebody who lost the device of his second factor, and says so at the login (docs/decisions/0144): whoever looks after accounts looks
-- into it, and turns it into a sensitive change with what was checked of him.
create table lost_device (
  id int generated always as identity primary key,
  user_id int not null references app_user (id) on delete cascade,
  -- of the account
  company_id int not null references company (id),
  -- as it was typed: how whoever said so is reached
  contact_name text not null,
  phone text not null,
  note text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'ASKED', 'DISMISSED')),
  at timestamptz not null default now(),
  -- the change that came of it
  change_id int,
  decided_by text,
  decision text,
  decided_at timestamptz,
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state = 'ASKED') = (change_id is not null))
);
create unique index lost_device_one on lost_device (user_id) where state = 'WAITING';
create index lost_device_user on lost_device (user_id, at);
create index lost_device_recent on lost_device (company_id, id desc);
call keep_for_system('lost_device');
call keep_no_statistics('lost_device', 'company_id');
-- Operators are told how much waits for them and since when, no more.
create policy operators on lost_device for select to xinjian_operator using (true);
grant select (state, at) on lost_device to xinjian_operator;

-- An act that was told to its holder with a link by which he undoes it.
create table weighty_act (
  id int generated always as identity primary key,
  user_id int not null references app_user (id) on delete cascade,
  -- name of the call in the contract
  call text not null,
  -- SHA-256 of what the link holds
  code_hash bytea not null unique,
  -- where the letter goes: as it stood before the act
  email text,
  mobile text not null,
  -- what stood before, as the feature of the call put it down
  before jsonb,
  begun_at timestamptz not null default now(),
  -- null = begun: told of by the sweep where the process ended under it
  told_at timestamptz,
  undone_at timestamptz
);
create index weighty_act_user on weighty_act (user_id, begun_at);
create index weighty_act_begun on weighty_act (begun_at) where told_at is null;

-- Sealed secrets that were opened: none is opened twice. Kept as long as their key lives.
create table seal_spent (
  mark bytea primary key,
  expires_at timestamptz not null
);
create index seal_spent_expiry on seal_spent (expires_at);

-- Devices that an account was used on, so that a new one is told of: browser and system without their versions, hashed.
create table user_device (
  user_id int not null references app_user (id) on delete cascade,
  mark bytea not null,
  first_at timestamptz not null default now(),
  primary key (user_id, mark)
);

-- == Which company a key belongs to

-- Which company a key belongs to (docs/decisions/0018): for whoever arrives with a key only. Everything else names its company.
create table directory (
  kind text not null check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK', 'SIGNER', 'API_KEY')),
  -- report number, code of a channel or link, SHA-256 (hex) of a file or of a token
  key text not null,
  company_id int not null,
  primary key (kind, key, company_id)
);
-- A file may have been made for several companies; a person may have signed for several.
create unique index directory_key on directory (kind, key) where kind not in ('FILE', 'SIGNER');
call guard_by_company('directory');
call open_to_system('directory', 'kind, key, company_id', '');
revoke update, delete on directory from xinjian_tenant;

-- A tenant's connection is turned to a company by a pass that no statement of its own knows (docs/decisions/0133): of the pass its
-- hash is kept, which only the owner reads. Each start sets it (db/migrate.ts).
create table company_turn (
  one boolean primary key default true check (one),
  hash bytea not null
);
revoke all on company_turn from xinjian_system;

-- Turns the connection, or its transaction, to a company: for whoever has the pass.
create function turn_to_company(company int, pass text, for_transaction boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select 1 from public.company_turn t where t.hash = sha256(convert_to(pass, 'UTF8'))) then
    raise 'not turned' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('xinjian.company', company::text, for_transaction);
end $$;
revoke execute on function turn_to_company from public;
grant execute on function turn_to_company to xinjian_tenant;

-- == The audit log

-- The end of each company's chain (0 = the platform's own, where no company can be told).
create table audit_head (
  company_id int not null primary key,
  seq bigint not null,
  hash bytea not null
);
call keep_for_system('audit_head');
revoke delete on audit_head from xinjian_system;

-- The audit log, a chain per company. Rows are only ever added.
create table audit_entry (
  company_id int not null,
  seq bigint not null,
  -- SM3 of the hash before it and the body
  hash bytea not null,
  -- Canonical JSON: what is hashed. The columns below are read off it, so that neither can say other than the other.
  body text not null,
  at text generated always as (body::jsonb ->> 'at') stored,
  who text generated always as (coalesce(body::jsonb ->> 'userName', '')) stored,
  kind text generated always as (body::jsonb ->> 'kind') stored,
  action text generated always as (body::jsonb ->> 'action') stored,
  object text generated always as (coalesce(body::jsonb ->> 'object', '')) stored,
  primary key (company_id, seq)
);
create index audit_entry_time on audit_entry (company_id, at desc);
create index audit_entry_kind on audit_entry (company_id, kind, seq desc);
call keep_for_system('audit_entry');
call keep_no_statistics('audit_entry', 'company_id');
call only_added('audit_entry');

-- Lines of the audit log that wait to be written: put here in the transaction of what they tell of, by those who reach no log
-- (docs/decisions/0146). `chain` is the log that it goes to: the company's own, that of its company, or the platform's people's.
create table audit_waiting (
  company_id int not null,
  id bigint generated always as identity,
  chain int not null,
  said jsonb not null,
  primary key (company_id, id)
);
create index audit_waiting_order on audit_waiting (id);
call keep_for_system('audit_waiting');
-- It changes none, but may not hold one without the right to.
revoke insert on audit_waiting from xinjian_system;
-- Whoever writes one never reads or changes one.
create policy own_company on audit_waiting for insert to xinjian_tenant with check (company_id = current_company());
grant insert on audit_waiting to xinjian_tenant;
create policy operators on audit_waiting for insert to xinjian_operator with check (true);
grant insert on audit_waiting to xinjian_operator;

-- Ends of the audit log's chains as they were signed (docs/decisions/0134). The same lines stand beside the database.
create table audit_checkpoint (
  company_id int not null,
  seq bigint not null,
  hash bytea not null,
  -- as signed: the text of an instant in UTC
  signed_at text not null,
  -- public half of the platform's key, base64
  key text not null,
  signature text not null,
  primary key (company_id, seq)
);
call keep_for_system('audit_checkpoint');
call only_added('audit_checkpoint');

-- What operators asked of the database (docs/decisions/0017). Values are never kept. Rows are only ever added.
create table operator_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id int not null,
  user_name text not null,
  -- name of the call in the contract, and the request's id as the log has it
  call text not null,
  request_id text not null,
  -- SHA-256 of the statement's text
  statement text not null,
  -- null = the statement failed
  rows int,
  ms int not null
);
create index operator_audit_recent on operator_audit (at desc);
revoke all on operator_audit from xinjian_system;
grant select, insert on operator_audit to xinjian_operator;
create trigger append_only before update or delete on operator_audit for each row execute function never_changed();
create trigger append_only_whole before truncate on operator_audit execute function never_changed();

-- == Enterprises and their invoices
-- Every key leads with company_id (the distribution column), then the enterprise.

create sequence enterprise_id;
-- Enterprises that a company knows, with the revision of what is known of each.
create table enterprise (
  company_id int not null,
  id int not null default nextval('enterprise_id'),
  tax_no text not null,
  name text not null,
  registration jsonb not null default '{}',
  -- Revision of the enterprise's facts: +1 per committed batch. Reports are cut off at a revision.
  seq bigint not null default 0,
  next_invoice_id bigint not null default 1,
  next_counterparty_id int not null default 1,
  next_goods_id int not null default 1,
  -- when the last import was committed: the reports' data cut-off
  facts_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- of the demonstration: these alone are shown to a session of it (docs/decisions/0017)
  demo boolean not null default false,
  -- What the company stated of an enterprise itself, whatever a bureau told of it; null = as in `registration`.
  stated jsonb,
  -- What was collected was taken out, and no consent was given anew since.
  uploads_only boolean not null default false,
  -- Pinyin initials of the name, by which the command palette finds it; null = not written yet (a start of the server writes them).
  initials text,
  primary key (company_id, id),
  unique (company_id, tax_no)
);
-- The list of enterprises, newest first.
create index enterprise_recent on enterprise (company_id, updated_at desc, id desc);
create index enterprise_demo on enterprise (company_id, id) where demo;
create index enterprise_initials on enterprise (company_id, initials text_pattern_ops, id);
create index enterprise_no_initials on enterprise (company_id, id) where initials is null;
create index enterprise_name on enterprise (company_id, name text_pattern_ops);
call guard_by_company('enterprise');
call open_to_system('enterprise', 'company_id, id, initials', '');

-- Whom an enterprise trades with.
create table counterparty (
  company_id int not null,
  enterprise_id int not null,
  id int not null,
  -- tax number, else 'name:' + normalised name
  ident text not null,
  tax_no text,
  name text not null,
  person boolean not null,
  primary key (company_id, enterprise_id, id),
  unique (company_id, enterprise_id, ident)
);
call guard_by_company('counterparty');

-- What an enterprise trades in.
create table goods (
  company_id int not null,
  enterprise_id int not null,
  id int not null,
  category text not null,
  name text not null,
  primary key (company_id, enterprise_id, id),
  unique (company_id, enterprise_id, category, name)
);
call guard_by_company('goods');

-- Invoices as they hold today. direction 0 = OUT 销项, 1 = IN 进项; status 0 = NORMAL, 1 = VOID; kind = position in KIND_CODES of
-- the engine.
create table invoice (
  -- COPY knows no policies, so rows that come by COPY name no company: the connection does (db/copy-in.ts).
  company_id int not null default current_company(),
  enterprise_id int not null,
  id bigint not null,
  seq bigint not null,
  counterparty_id int not null,
  import_id int not null,
  issue_day date not null,
  minute smallint not null,
  direction smallint not null,
  kind smallint not null,
  status smallint not null,
  source smallint not null,
  abnormal boolean not null,
  amount bigint not null,
  tax bigint not null,
  total bigint not null,
  -- of the lines' content, 0 = no lines: tells a changed line without reading lines
  lines_hash bigint not null,
  -- byte order whatever the database's locale: faster, and the same everywhere
  invoice_key text collate "C" not null,
  -- red rows: key of the blue invoice reversed, and its month once that invoice is known
  blue_key text collate "C",
  blue_month int,
  primary key (company_id, enterprise_id, direction, invoice_key)
);
create index invoice_day on invoice (company_id, enterprise_id, direction, issue_day);
-- Reds by the blue they reverse: a file asks for those of its own rows, not for all that wait.
create index invoice_blue on invoice (company_id, enterprise_id, blue_key) where blue_key is not null;
call guard_by_company('invoice');

-- A row as it was before a later import changed it: valid for revisions [seq, seq_to). Lines are never changed: a row that
-- gets other lines gets another id, so that the old lines stay reachable from here.
create table invoice_history (
  like invoice,
  seq_to bigint not null,
  primary key (company_id, enterprise_id, direction, invoice_key, seq)
);
call guard_by_company('invoice_history');

-- What uploads alone say of a row that a collection said something of: what remains of it once the collection is taken out.
create table invoice_uploaded (
  like invoice,
  primary key (company_id, enterprise_id, direction, invoice_key)
);
call guard_by_company('invoice_uploaded');

-- Lines of invoices.
create table invoice_item (
  company_id int not null default current_company(),
  enterprise_id int not null,
  invoice_id bigint not null,
  line_no int not null,
  goods_id int not null,
  rate_bp int not null,
  quantity double precision,
  amount bigint not null,
  tax bigint not null,
  primary key (company_id, enterprise_id, invoice_id, line_no)
);
call guard_by_company('invoice_item');

-- Months an import states to cover, from its rows: between first and last, a month without rows is known to be empty.
create table invoice_period (
  company_id int not null,
  enterprise_id int not null,
  import_id int not null,
  direction smallint not null,
  first_month int not null,
  last_month int not null,
  -- What the source of a period said, counted with its rows; null = it does not say.
  row_count bigint,
  -- rows whose 发票风险等级 the source states
  risk_stated bigint,
  -- rows that the source itself repeats; null where a source may be read twice (collection)
  repeated bigint,
  -- rows that are alike without a code that proves them one invoice (all counted), and invoices whose lines do not come to their amount
  alike bigint,
  lines_differ bigint,
  primary key (company_id, enterprise_id, import_id, direction)
);
call guard_by_company('invoice_period');

-- The month as bytes (engine/invoice/digest-codec): what a report reads. Kept in the same transaction as the rows.
create table invoice_month (
  company_id int not null,
  enterprise_id int not null,
  direction smallint not null,
  month int not null,
  seq bigint not null,
  invoices bigint not null,
  net_total bigint not null,
  -- without goods: those are in a column of their own, by goods id (facts/goods-month.ts); null = no lines
  -- The codec is compact already: compressing it again would only cost time on both sides.
  digest bytea storage external not null,
  goods bytea storage external,
  primary key (company_id, enterprise_id, direction, month)
);
call guard_by_company('invoice_month');

-- What only single rows can tell of a month (engine/invoice/scan.ts), as of the month's revision `seq`. Made when a report first
-- wants it and kept until the month or the version of the scan moves.
create table invoice_scan (
  company_id int not null,
  enterprise_id int not null,
  direction smallint not null,
  month int not null,
  seq bigint not null,
  version smallint not null,
  sum_failures bigint not null,
  numbered bigint not null,
  serial_rows bigint not null,
  -- the longest runs: [day, counterparty, code, first number, last number, rows]
  runs jsonb not null,
  -- What the rows of a month of sales tell beyond sums of runs (engine/invoice/facts/row-scan.ts): voids by sign, reds issued anew,
  -- quantities. A red of the last days is issued anew in the next month, whose revision therefore is part of the scan.
  next_seq bigint not null default 0,
  -- {voids: [[day, blue, blue total, red, red total, blank]], reissued, quantified, quantities: [[quantity, lines]]}; null = purchases
  row_scan jsonb,
  primary key (company_id, enterprise_id, direction, month)
);
call guard_by_company('invoice_scan');

-- == Records of other sources
--
-- What a tax bureau told, or a file, by enterprise (features/facts/records). Rows are never overwritten: a correction is the next revision
-- of the same row_key, the highest revision is what holds; gone = the source no longer shows it.
-- `place` and `confidence`: where an amount of an upload stands in its file, and how surely it was read; a bureau's row has neither.

-- Registration of the taxpayer.
create table tax_registration (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  name text, tax_no text, taxpayer_status text, taxpayer_type text, reg_status text, ent_type text,
  established_on date, capital_wan numeric, paid_wan numeric, industry_code text, industry_name text,
  reg_address text, biz_address text, tax_authority text, accounting_standard text, cit_method text,
  employees int, insured int,
  -- persons with numbers masked, changes, tax kinds: everything else as told
  detail jsonb not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('tax_registration');

-- Shareholders.
create table shareholder (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  name text not null, kind text, id_masked text, ratio numeric, subscribed_wan numeric, paid_wan numeric,
  subscribed_on date, note text,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('shareholder');

-- VAT returns.
create table vat_return (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  form_version text not null, period_from text not null, period_to text not null,
  declared_on date, deadline date, status text, declared_sales bigint,
  -- 附列资料 as told
  schedules jsonb not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('vat_return');

-- Lines of VAT returns.
create table vat_return_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  return_key text not null, form_version text not null, line_code text not null, amount bigint, ytd_amount bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('vat_return_line');

-- Corporate income tax returns.
create table cit_return (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  form text not null, form_version text not null, year int not null, quarter int,
  declared_on date, deadline date, detail jsonb not null,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('cit_return');

-- Lines of corporate income tax returns.
create table cit_return_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  return_key text not null, form_version text not null, line_code text not null, amount bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('cit_return_line');

-- Items of financial statements.
create table fin_statement (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  standard text not null, kind text not null, period_from date not null, period_to date not null,
  item_code text not null, item_name text not null,
  begin_amount bigint, end_amount bigint, current_amount bigint, ytd_amount bigint,
  -- A row of a bureau names its item by the form; one of an upload may have been told its item of the chart by a person.
  account_code text,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('fin_statement');

-- Taxes that were paid.
create table tax_payment (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  tax_kind text not null, tax_item text, period_from date, period_to date, basis bigint, rate numeric,
  amount bigint not null, pay_type text, voucher_no text, declared_on date, paid_on date, treasury_on date,
  authority text, status text,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('tax_payment');

-- Taxes that are owed.
create table tax_arrears (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  tax_kind text not null, period_from date, period_to date, amount bigint, balance bigint, late_fee bigint,
  occurred_on date, deadline date, kind text, as_of date,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('tax_arrears');

-- Violations of tax law.
create table tax_violation (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  registered_on date, fact text, means text, status text, penalty bigint, authority text,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('tax_violation');

-- Ratings of the taxpayer by its bureau.
create table credit_rating (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  year int not null, score numeric, grade text not null, rated_on date, revised boolean, revised_reason text,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('credit_rating');

-- Social insurance by month.
create table social_insurance (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  month text not null, insured int, payable bigint, paid bigint,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('social_insurance');

-- Authorisations to banks (银税互动).
create table bank_tax_auth (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  institution text not null, product text, authorised_at text, expires_at text, status text,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('bank_tax_auth');

-- Months of invoices that were read to the end: what need not be read again unless the bureau's index changed.
create table collect_coverage (
  company_id int not null,
  enterprise_id int not null,
  dataset text not null,
  month text not null,
  index_hash text,
  rows bigint not null,
  task_id text not null,
  contract_no text not null,
  collected_at timestamptz not null default now(),
  primary key (company_id, enterprise_id, dataset, month)
);
call guard_by_company('collect_coverage');

-- == Uploads

create sequence import_batch_id;
-- Uploads and collections of invoices: work.
create table import_batch (
  company_id int not null,
  id int not null default nextval('import_batch_id'),
  enterprise_id int not null,
  file_name text not null,
  file_bytes bigint not null,
  -- sha-256 of the original, which rests in the blob store under this name
  blob_key text not null,
  direction_hint smallint,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'DONE_WITH_ERRORS', 'FAILED')),
  progress smallint not null default 0,
  message text not null default '排队中',
  read_count bigint not null default 0,
  added_count bigint not null default 0,
  updated_count bigint not null default 0,
  unchanged_count bigint not null default 0,
  bad_count bigint not null default 0,
  -- how far into the file everything is committed: a worker that takes over goes on from here
  position bigint not null default 0,
  first_month int, last_month int,
  attempt int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- How often a row was put off for what passes by itself (a cut connection, a full disk), apart from `attempt`, which counts crashes.
  faults int not null default 0,
  -- Statements and returns of an upload, in the order of the file: {what, kind, standard, period, written, asks}
  forms jsonb not null default '[]',
  -- An upload that is to hold statements only, and the standard that the uploader says they follow; null = any file.
  statement_standard text check (statement_standard in ('GENERAL', 'SMALL')),
  primary key (company_id, id)
);
create index import_batch_open on import_batch (lease_until) where status in ('QUEUED', 'RUNNING');
-- What waits, by company (and lane) and age: heads of queues are found one by one, whatever stands behind them (jobs/next.ts).
create index import_batch_waiting on import_batch (company_id, created_at, id) where status = 'QUEUED';
-- Which way rows of an enterprise came is asked by every import, and by every look once a consent was taken back.
create index import_batch_enterprise on import_batch (company_id, enterprise_id);
call guard_by_company('import_batch');
-- Queues (jobs/job.ts): what a claim turns on.
call open_to_system('import_batch',
  'company_id, id, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');

-- What was not taken of an import, row by row.
create table import_error (
  company_id int not null,
  import_id int not null,
  n int not null,
  place text not null,
  column_name text,
  reason text not null,
  raw text,
  primary key (company_id, import_id, n)
);
call guard_by_company('import_error');

-- Documents of an upload that a person must look at before they are booked: what was read of them, and what the person made
-- of it.
create table import_check (
  company_id int not null,
  import_id int not null,
  n int not null,
  -- the file, or the file inside an archive (`a.zip!/b.jpg`), and which of its invoices, from 0
  place text not null,
  invoice_no int not null,
  reason text not null,
  -- as it was read (ParsedInvoice)
  draft jsonb not null,
  -- what the person saved, and when; null = still to be done
  fields jsonb,
  decision text check (decision in ('BOOKED', 'DROPPED')),
  decided_by text,
  decided_at timestamptz,
  primary key (company_id, import_id, n)
);
create index import_check_open on import_check (company_id, import_id) where decision is null;
call guard_by_company('import_check');

-- Labels of statements that may mean several items of the chart: asked about once, remembered by the company. code null = asked and
-- not answered yet, '' = none of the chart.
create table account_label (
  company_id int not null,
  standard text not null,
  kind text not null,
  label text not null,
  candidates jsonb not null,
  code text,
  decided_by text,
  decided_at timestamptz,
  primary key (company_id, standard, kind, label)
);
call guard_by_company('account_label');

-- == Channels: who may collect, and who is told

-- A channel as its company sets it: who receives what is collected, what it may sell, how its pages look, which addresses its systems
-- call from, and where it is told of results.
create table collect_channel (
  company_id int not null,
  code text not null,
  title text not null,
  color text not null default '#0f6e66',
  -- [{name, contact, purpose}]: every recipient by name (PIPL 23)
  grantees jsonb not null,
  -- null = all
  datasets text[],
  license_required boolean not null default false,
  created_at timestamptz not null default now(),
  -- Where a channel wants to be told of results. The secret is sealed under a key derived from the server secret.
  callback_url text,
  callback_sealed bytea,
  callback_since timestamptz,
  -- among the company's own; `title` is what phones show
  name text not null default '',
  -- codes of products; null = all that the company opened
  products text[],
  -- addresses and networks in CIDR form; none = from anywhere
  ip_allow text[] not null default '{}',
  -- of channel_agreement; null = the platform's text alone
  agreement int,
  -- counts changes, so that nobody overwrites what he has not seen
  version int not null default 1,
  -- links into a stopped channel lead nowhere and its keys open nothing; collections under way go on
  stopped_at timestamptz,
  stopped_by text,
  updated_by text,
  updated_at timestamptz,
  -- A channel may ask that its systems sign each request (docs/decisions/0083).
  sign_required boolean not null default false,
  -- A collection by phone buys a report only where its channel says so (docs/decisions/0139): off by itself.
  auto_report boolean not null default false,
  -- A channel that asks for it is told the signed ends of its company's audit log (docs/decisions/0134).
  audit_checkpoints boolean not null default false,
  primary key (company_id, code)
);
call guard_by_company('collect_channel');
-- Operators stop a channel on behalf of its company; what it collects stays out of their reach.
call open_to_operator('collect_channel',
  'select (company_id, code, name, title, color, products, ip_allow, callback_url, stopped_at, stopped_by, created_at, version),
   update (stopped_at, stopped_by, version)');
-- Whoever signs looks which companies have such a channel.
call open_to_system('collect_channel', 'company_id, code, audit_checkpoints', '');

-- The picture that phones show, as it was cleaned of all but the picture.
create table channel_logo (
  company_id int not null,
  channel text not null,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  -- hex of SHA-256
  sha256 text not null,
  bytes bytea not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  primary key (company_id, channel)
);
call guard_by_company('channel_logo');

-- Clauses of a channel beside the platform's text, in every version that there was. What was signed stands in the contract itself.
create table channel_agreement (
  company_id int not null,
  channel text not null,
  version int not null,
  -- with placeholders
  paragraphs text[] not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (company_id, channel, version)
);
call guard_by_company('channel_agreement');
call only_added('channel_agreement');

create table api_key (
  company_id int not null,
  id bigint generated always as identity,
  channel text not null,
  name text not null,
  -- the first characters, by which people tell keys apart
  prefix text not null,
  -- SHA-256 of the whole
  key_hash bytea not null,
  -- permissions, of those that a key may hold (contract/src/channel/api-scopes.ts)
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute int not null check (per_minute > 0),
  -- life that it was made for; one that takes its place gets the same
  days int not null check (days > 0),
  made_by text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- the key that took its place: both hold until this one's end
  replaced_by bigint,
  revoked_at timestamptz,
  revoked_by text,
  last_used_at timestamptz,
  last_ip text,
  -- last time that it was refused for the address it came from
  refused_at timestamptz,
  refused_ip text,
  primary key (company_id, id),
  unique (company_id, key_hash)
);
create index api_key_of_channel on api_key (company_id, channel, id desc);
call guard_by_company('api_key');
call open_to_operator('api_key',
  'select (company_id, id, channel, name, prefix, scopes, made_at, expires_at, revoked_at, last_used_at)');

-- Numbers of requests that were taken, for as long as their time would be: none is taken twice.
create table api_nonce (
  company_id int not null,
  channel text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (company_id, channel, nonce)
);
create index api_nonce_over on api_nonce (company_id, expires_at);
call guard_by_company('api_nonce');

-- Links into a channel, for one firm or any.
create table collect_link (
  company_id int not null,
  code text not null,
  channel text not null,
  source text,
  tax_no text,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, code)
);
call guard_by_company('collect_link');

-- One message per end of a task, and of what else a channel is told: written with the end itself, sent by the workers (jobs/job.ts).
-- `body` is what is signed.
create table collect_callback (
  company_id int not null,
  callback_no text not null,
  -- null = of more than collections
  task_id text,
  channel text not null,
  body text not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  due_at timestamptz not null default now(),
  retries int not null default 0,
  attempt int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  faults int not null default 0,
  -- A message that brings what was collected, or a report made of that, names the enterprise without whose consent it is not sent;
  -- null = it is sent whatever becomes of a consent.
  consent_of int,
  primary key (company_id, callback_no)
);
create index collect_callback_open on collect_callback (status, due_at) where status in ('QUEUED', 'RUNNING');
create index collect_callback_task on collect_callback (company_id, task_id);
-- The last messages of a channel, for the office.
create index collect_callback_recent on collect_callback (company_id, channel, created_at desc);
create index collect_callback_waiting on collect_callback (company_id, coalesce(channel, ''), due_at, callback_no) where status = 'QUEUED';
call guard_by_company('collect_callback');
call open_to_system('collect_callback',
  'company_id, callback_no, channel, status, fence, attempt, lease_until, due_at, created_at', 'status, fence, attempt, lease_until');
-- Operators are told how much waits for them and since when, no more.
call open_to_operator('collect_callback', 'select (company_id, channel, status, created_at)');

-- == Collection from the phone

create sequence collect_task_no;
-- One visit of a phone, from the first page to the end of its collection; of the company that receives the data.
create table collect_task (
  company_id int not null,
  task_id text not null,
  fin_task_id text not null,
  channel text not null,
  link text,
  source text,
  -- SHA-256 of the token the phone holds
  token_hash bytea not null,
  -- P-256 public key of the phone; our half is derived from the server secret and key_id, so nothing secret rests here
  client_key text not null,
  key_id text not null,
  state text not null default 'CREATED',
  -- counts every change a person or a worker made: a second tap carries the version it was made on
  version int not null default 1,
  -- one bureau call at a time; lapses with a killed process
  busy_until timestamptz,
  busy_by text,
  enterprise_id int,
  enterprise_name text,
  tax_no text,
  area_code text,
  -- {name, mobile, role} masked; the full signer is sealed under a key derived from the server secret
  signer jsonb,
  signer_sealed bytea,
  -- HMAC of the mobile: finds locks across tasks without keeping the number
  signer_key text,
  signer_verified_at timestamptz,
  signer_code_hash text,
  locked_until timestamptz,
  license jsonb,
  contract_no text,
  sms_to text,
  choices jsonb not null default '[]',
  failure jsonb,
  progress smallint not null default 0,
  current text,
  scopes text[] not null default '{}',
  -- the job of the worker (jobs/job.ts); IDLE while a person has the next step
  status text not null default 'IDLE' check (status in ('IDLE', 'QUEUED', 'RUNNING')),
  due_at timestamptz not null default now(),
  retries int not null default 0,
  attempt int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  import_id int,
  report_no text,
  data_cutoff timestamptz,
  ip text, agent text,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  collecting_at timestamptz,
  finished_at timestamptz,
  -- A collection that came through a government finance platform: {orderNo, reference}, theirs, told back with the result.
  plat jsonb,
  -- What a phone reports of itself is bound per task: points count one, errors of pages ten.
  reported int not null default 0,
  faults int not null default 0,
  -- A link made for one firm binds the visit to it; a visit to a firm that is being collected joins the task that runs; and when
  -- which texts were handed out, because the time to read them is the server's to keep.
  bound boolean not null default false,
  joined text,
  shown_at timestamptz,
  shown_hash text,
  -- When what a collection brought was taken out; null = it is among the facts.
  sealed_at timestamptz,
  -- how far the bureau says that its own data are complete; `data_cutoff` is when the newest of the data was obtained
  complete_through date,
  primary key (company_id, task_id)
);
create index collect_task_recent on collect_task (company_id, created_at desc);
create index collect_task_open on collect_task (status, due_at) where status <> 'IDLE';
create index collect_task_sweep on collect_task (touched_at) where finished_at is null;
-- One running task per enterprise and area: the bureau would throw the other session out.
create unique index collect_task_running on collect_task (company_id, tax_no, area_code) where state = 'COLLECTING';
-- Freshness of an enterprise's data is read with every report and every look at what was collected.
create index collect_task_enterprise on collect_task (company_id, enterprise_id, created_at desc);
create unique index collect_task_token on collect_task (company_id, token_hash);
-- What a link brought in, for whoever sees what he made himself.
create index collect_task_link on collect_task (company_id, link) where link is not null;
create index collect_task_waiting on collect_task (company_id, coalesce(area_code, ''), due_at, task_id) where status = 'QUEUED';
call guard_by_company('collect_task');
call open_to_system('collect_task',
  'company_id, task_id, area_code, status, fence, attempt, lease_until, due_at, created_at, state, touched_at,
   finished_at, failure, locked_until',
  'status, fence, attempt, lease_until');

-- The datasets of a task, and how far each is read.
create table collect_item (
  company_id int not null,
  task_id text not null,
  dataset text not null,
  position smallint not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'RUNNING', 'DONE', 'EMPTY', 'FAILED', 'SKIPPED')),
  rows bigint not null default 0,
  done smallint not null default 0,
  -- where to go on: {month, page, exports…}
  cursor jsonb not null default '{}',
  tries int not null default 0,
  error text,
  first_period text, last_period text,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (company_id, task_id, dataset)
);
call guard_by_company('collect_item');

-- Bureau session of a running task, AES-256-GCM; a row is gone when its task ends. Passwords are never written at all.
create table collect_secret (
  company_id int not null,
  task_id text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, task_id)
);
call guard_by_company('collect_secret');
call open_to_system('collect_secret', 'expires_at', '');
grant delete on collect_secret to xinjian_system;

-- Numbers of sealed messages of a phone: none is taken twice.
create table collect_nonce (
  company_id int not null,
  task_id text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (company_id, task_id, nonce)
);
create index collect_nonce_expiry on collect_nonce (expires_at);
call guard_by_company('collect_nonce');
-- Sweeps: what has run out goes, whoever's it was.
call open_to_system('collect_nonce', 'expires_at', '');
grant delete on collect_nonce to xinjian_system;

-- What happened in a task, step by step.
create table collect_event (
  company_id int not null,
  task_id text not null,
  n bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- state after the event, for the funnel; step = what was done
  state text not null,
  step text not null,
  actor text not null check (actor in ('USER', 'SYSTEM', 'BUREAU')),
  text text not null,
  bureau_message text,
  ms int,
  ok boolean not null,
  code text,
  primary key (company_id, task_id, n)
);
create index collect_event_funnel on collect_event (company_id, at);
call guard_by_company('collect_event');
call only_added('collect_event');

-- What a phone told of its pages.
create table collect_point (
  company_id int not null,
  task_id text not null,
  n bigint generated always as identity,
  name text not null,
  page text not null,
  at timestamptz not null,
  ms int,
  received_at timestamptz not null default now(),
  primary key (company_id, task_id, n)
);
-- Points are swept by the time we got them: theirs is the phone's word.
create index collect_point_received on collect_point (received_at);
call guard_by_company('collect_point');
call open_to_system('collect_point', 'received_at', '');
grant delete on collect_point to xinjian_system;

-- What a signer is told by SMS while the phone is put away: one message per event, written with the event, sent by the workers.
create table collect_notice (
  company_id int not null,
  -- names task, event and the version it came with: the same event is the same message
  notice_no text not null,
  task_id text not null,
  event text not null check (event in ('DONE', 'PART', 'FAILED', 'KICKED', 'OPEN')),
  -- SHA-256 of the code in the message's link, which leads back to the task on any device; null = not sent yet
  code_hash bytea,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  due_at timestamptz not null default now(),
  retries int not null default 0,
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, notice_no)
);
create index collect_notice_open on collect_notice (status, due_at) where status in ('QUEUED', 'RUNNING');
create index collect_notice_waiting on collect_notice (company_id, due_at, notice_no) where status = 'QUEUED';
create index collect_notice_task on collect_notice (company_id, task_id);
create index collect_notice_code on collect_notice (company_id, code_hash) where code_hash is not null;
call guard_by_company('collect_notice');
call open_to_system('collect_notice',
  'company_id, notice_no, task_id, event, status, fence, attempt, lease_until, due_at, created_at', 'status, fence, attempt, lease_until');

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

-- Tries at a signer's code, by number over all tasks of a company: counted before they are judged (docs/decisions/0027).
create table signer_try (
  company_id int not null,
  -- HMAC of the mobile, as in collect_task
  signer_key text not null,
  failures int not null,
  locked_until timestamptz,
  at timestamptz not null default now(),
  primary key (company_id, signer_key)
);
create index signer_try_age on signer_try (at);
call guard_by_company('signer_try');
call open_to_system('signer_try', 'at', '');
grant delete on signer_try to xinjian_system;

-- Signers who came back to their authorisations: known for a day.
create table signer_session (
  token_hash bytea primary key,
  -- HMAC of the mobile, as in auth_contract
  signer_key text not null,
  created_at timestamptz not null default now()
);
create index signer_session_age on signer_session (created_at);

-- What calls to a bureau came to, by minute: of the platform, no tenant's data.
create table bureau_call (
  area_code text not null,
  minute timestamptz not null,
  calls int not null default 0,
  failed int not null default 0,
  -- counts by duration class, bounds in outside/bureau/board.ts
  classes int[] not null,
  last_error text,
  primary key (area_code, minute)
);
grant select on bureau_call to xinjian_operator;

-- What is said of a bureau: open, slow, broken.
create table bureau_state (
  area_code text primary key,
  status text not null,
  reason text,
  until text,
  at timestamptz not null default now()
);
grant select on bureau_state to xinjian_operator;

-- == Consents

create sequence auth_contract_no;
-- Signed authorisations, each with its text, evidence and seal.
create table auth_contract (
  company_id int not null,
  contract_no text not null,
  enterprise_id int not null,
  task_id text,
  code text not null,
  title text not null,
  version text not null,
  -- SHA-256 of the text as shown
  hash text not null,
  paragraphs jsonb not null,
  -- [{key, text}] ticked one by one
  consents jsonb not null,
  purposes text[] not null,
  scopes text[] not null,
  -- [{name, contact, purpose}]
  grantees jsonb not null,
  signer jsonb not null,
  signer_sealed bytea not null,
  evidence jsonb not null,
  -- HMAC over the row's content under the server secret: a changed row shows
  seal text not null,
  signed_at timestamptz not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  status text not null default 'EFFECTIVE' check (status in ('EFFECTIVE', 'REVOKED', 'SUPERSEDED')),
  revoked_at timestamptz,
  revoked_by text,
  revoke_reason text,
  -- {name, taxNo} as signed: the enterprise may be renamed afterwards
  signed_as jsonb not null,
  -- HMAC over who took the contract back, when and why
  revoke_seal text,
  -- 我的授权, for good: a signer is found by the mobile that signed, in whichever companies, and stays known for a day.
  signer_key text,
  -- That a consent ends soon is told once.
  ending_told_at timestamptz,
  primary key (company_id, contract_no)
);
create index auth_contract_enterprise on auth_contract (company_id, enterprise_id, code, signed_at desc);
create index auth_contract_recent on auth_contract (company_id, signed_at desc);
create index auth_contract_signer on auth_contract (company_id, signer_key) where signer_key is not null;
create index auth_contract_untold on auth_contract (valid_to) where status = 'EFFECTIVE' and ending_told_at is null;
call guard_by_company('auth_contract');
call open_to_system('auth_contract', 'company_id, contract_no, code, status, valid_from, valid_to, ending_told_at', '');

-- A signed contract on paper: printed once, the same bytes ever after. `sha256` answers the public proof page.
create table contract_file (
  company_id int not null,
  contract_no text not null,
  sha256 text not null,
  blob_key text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  seal text not null,
  primary key (company_id, contract_no)
);
create index contract_file_proof on contract_file (company_id, sha256);
call guard_by_company('contract_file');

-- Who looked at an authorisation, or at what came under it.
create table consent_view (
  company_id int not null,
  contract_no text not null,
  n bigint generated always as identity,
  at timestamptz not null default now(),
  who text not null,
  action text not null,
  object text not null,
  purpose text,
  primary key (company_id, contract_no, n)
);
call guard_by_company('consent_view');
call only_added('consent_view');

-- A consent to collect that was taken back, while what came under it is taken out of the facts: one row a contract.
create table withdrawal (
  company_id int not null,
  contract_no text not null,
  enterprise_id int not null,
  -- revision of the enterprise's facts from which on nothing of it is among them
  to_seq bigint,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'GIVEN_ANEW', 'FAILED')),
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, contract_no)
);
create index withdrawal_open on withdrawal (status, created_at) where status in ('QUEUED', 'RUNNING');
create index withdrawal_waiting on withdrawal (company_id, created_at, contract_no) where status = 'QUEUED';
create index withdrawal_enterprise on withdrawal (company_id, enterprise_id);
call guard_by_company('withdrawal');
call open_to_system('withdrawal',
  'company_id, contract_no, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');

-- == Reports

-- Verdicts and grades in their order, which is not that of their letters (docs/decisions/0119).
create function rank_of_decision(decision text) returns smallint language sql immutable parallel safe as $$
  select array_position(array['UNRATABLE', 'REJECT', 'REVIEW', 'CLEAR', 'ADMIT'], decision)::smallint
$$;

create function rank_of_grade(grade text) returns smallint language sql immutable parallel safe as $$
  select array_position(array['D', 'C', 'CC', 'CCC', 'B', 'BB', 'BBB', 'A', 'AA', 'AAA'], grade)::smallint
$$;

-- The facts a report was made of, by content: what replay reads.
create table report_facts (
  company_id int not null,
  hash text not null,
  bytes bytea not null,
  primary key (company_id, hash)
);
call guard_by_company('report_facts');
call only_added('report_facts');

create sequence report_no;
-- Reports: work, and what came of it. Kinds are those of the engine's registry; the edge validates them, no list of them stands here.
create table report (
  company_id int not null,
  report_no text not null,
  enterprise_id int not null,
  report_type text not null,
  -- {through: month index}
  params jsonb not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'GENERATING', 'READY', 'FAILED')),
  progress smallint not null default 0,
  message text not null default '排队中',
  facts_seq bigint,
  facts_hash text,
  data_cutoff timestamptz,
  engine_version text,
  -- canonical JSON, gzip
  document bytea,
  fingerprint text,
  score numeric, grade text, risk_level text,
  attempt int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- {name, taxNo} as the report names its enterprise, and the HMAC over what is told of a finished report beside its document
  subject jsonb,
  seal text,
  faults int not null default 0,
  -- What a report comes to, beside grade and risk: lists and work lists tell it. A report of one source admits nobody: where nothing in
  -- it stands against the enterprise it is CLEAR.
  decision text check (decision in ('ADMIT', 'CLEAR', 'REVIEW', 'UNRATABLE', 'REJECT')),
  -- Whether it was made of collected data.
  collected boolean,
  -- Lists are ordered and narrowed by these: beneath row-level security an index is walked from a place within it only by comparisons that
  -- the database takes for leakproof, which those of `numeric` are not.
  decision_rank smallint generated always as (rank_of_decision(decision)) stored,
  grade_rank smallint generated always as (rank_of_grade(grade)) stored,
  score_rank float8 generated always as (score::float8) stored,
  -- What it holds against the enterprise (docs/decisions/0114): [{"id", "level", "text"}]
  matters jsonb,
  -- Day of its data: what says which report of a kind is the newest, and whether it still speaks of the present.
  as_of date,
  primary key (company_id, report_no)
);
create index report_enterprise on report (company_id, enterprise_id, created_at desc);
create index report_open on report (lease_until) where status in ('QUEUED', 'GENERATING');
create index report_fingerprint on report (company_id, fingerprint);
create index report_waiting on report (company_id, created_at, report_no) where status = 'QUEUED';
-- Numbers are looked for by their beginning, whatever order the database has for texts.
create index report_number on report (company_id, report_no text_pattern_ops);
create index report_by_kind on report (company_id, report_type, created_at, report_no);
create index report_by_decision on report (company_id, decision_rank, created_at, report_no);
create index report_by_grade on report (company_id, grade_rank, created_at, report_no);
create index report_by_score on report (company_id, score_rank, created_at, report_no);
-- Reports of one moment stand in one order: an index without their numbers sorts them at every page.
create index report_newest on report (company_id, created_at, report_no);
create index report_newest_of_kind
  on report (company_id, enterprise_id, report_type, (coalesce(as_of, '-infinity'::date)), created_at, report_no)
  where status = 'READY';
call guard_by_company('report');
call open_to_system('report',
  'company_id, report_no, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');
call keep_no_statistics('report', 'enterprise_id');

-- Files handed out: made once, the same bytes ever after. `sha256` answers the public proof page.
create table report_file (
  company_id int not null,
  report_no text not null,
  format text not null check (format in ('pdf', 'xlsx', 'json')),
  sha256 text not null,
  blob_key text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  -- HMAC over number, format, hash and size of a file handed out.
  seal text not null,
  -- A file is made once per view: '' = the whole document. `shown` of `sections`: how much of the report such a file shows.
  view_key text not null default '',
  shown int,
  sections int,
  check ((view_key = '') = (shown is null) and (shown is null) = (sections is null)),
  primary key (company_id, report_no, format, view_key)
);
create index report_file_proof on report_file (company_id, sha256);
call guard_by_company('report_file');

-- Which sections of a kind of report a company has shown, and in which order: a view of sealed documents.
create table report_template (
  company_id int not null,
  id bigint generated always as identity,
  kind text not null,
  name text not null,
  status text not null default 'DISABLED' check (status in ('ENABLED', 'DISABLED', 'DELETED')),
  -- grows with every change of name or sections; with `id` it says what a view shows
  version int not null default 1,
  sections jsonb not null,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index report_template_enabled on report_template (company_id, kind) where status = 'ENABLED';
create unique index report_template_name on report_template (company_id, kind, name) where status <> 'DELETED';
call guard_by_company('report_template');

-- Links to a report for whoever has no account.
create table share (
  id bigint generated always as identity,
  company_id int not null,
  report_no text not null,
  token_hash bytea not null,
  purpose text not null,
  -- PAPER = the short-lived ticket our own printer uses; it is not listed
  kind text not null default 'LINK' check (kind in ('LINK', 'PAPER')),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views int not null default 0,
  last_viewed_at timestamptz,
  -- HMAC over report, purpose, maker, kind and end of a link.
  seal text not null,
  primary key (company_id, id),
  unique (company_id, token_hash)
);
create index share_report on share (company_id, report_no);
call guard_by_company('share');

-- Weighty matters of the newest report that somebody made of an enterprise and kind: what the work list is read from. The older report
-- of the same maker loses its rows when the next is ready.
create table firm_matter (
  company_id int not null,
  report_no text not null,
  -- R-012 of a rule, G-… of a gate
  matter text not null,
  enterprise_id int not null,
  -- name of the rule, sentence of a gate
  name text not null,
  -- SHA-256 of level and sentence
  told text not null,
  -- when it came up, in this report or in the one before
  first_seen timestamptz not null,
  primary key (company_id, report_no, matter),
  foreign key (company_id, report_no) references report (company_id, report_no) on delete cascade
);
create index firm_matter_enterprise on firm_matter (company_id, enterprise_id, matter);
call guard_by_company('firm_matter');

-- What somebody decided on a matter: that it is so, or why it does not count.
create table matter_answer (
  company_id int not null,
  id bigint generated always as identity,
  enterprise_id int not null,
  matter text not null,
  level text not null check (level in ('REVIEW', 'REJECT')),
  -- as it was told when it was answered, and SHA-256 of every level and sentence that reports told it by
  text text not null,
  told text[] not null,
  -- CONFIRMED: it is so, and goes on deciding. EXPLAINED: it does not count, once another agreed
  answer text not null check (answer in ('CONFIRMED', 'EXPLAINED')),
  status text not null check (status in ('ASKED', 'IN_FORCE', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
  reason text not null,
  until date not null,
  asked_id int not null,
  asked_by text not null,
  decided_id int,
  decided_by text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  constraint matter_answer_four_eyes check (by_another(decided_id, array[asked_id])),
  check (answer = 'EXPLAINED' or status in ('IN_FORCE', 'WITHDRAWN', 'LAPSED')),
  check (answer = 'CONFIRMED' or status not in ('IN_FORCE', 'REFUSED') or decided_id is not null)
);
create unique index matter_answer_live on matter_answer (company_id, enterprise_id, matter) where status in ('ASKED', 'IN_FORCE');
call guard_by_company('matter_answer');
create trigger independent before insert or update of decided_id on matter_answer
  for each row execute function judge_independence('decided_id', 'asked_id', 'matter_answer_four_eyes');

-- Who did what about which matter, and when: rows are only ever added.
create table matter_event (
  company_id int not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id int not null,
  who text not null,
  enterprise_id int not null,
  matter text not null,
  text text not null,
  action text not null,
  note text not null,
  primary key (company_id, id)
);
create index matter_event_enterprise on matter_event (company_id, enterprise_id, id desc);
call guard_by_company('matter_event');
call only_added('matter_event');

-- == Rules, runs over what is held, peers

-- An institution's own rules, in versions of limits and switches: one book, whatever the kind of report, above the platform's own table
-- (docs/decisions/0061).
create table rule_book (
  company_id int not null,
  version int not null check (version > 0),
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REFUSED', 'IN_FORCE', 'RETIRED')),
  note text not null,
  limits jsonb not null,
  off jsonb not null,
  -- everybody who saved it; `author` is the last of them by name
  authors int[] not null,
  author text not null,
  decided_id int,
  decided_by text,
  decision text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  forced_at timestamptz,
  -- rules that the platform's table switches off, and that are judged here all the same
  on_rules text[] not null default '{}',
  constraint rule_book_four_eyes check (by_another(decided_id, authors)),
  check (status in ('DRAFT', 'SUBMITTED') or decided_id is not null),
  primary key (company_id, version)
);
create unique index rule_book_in_force on rule_book (company_id) where status = 'IN_FORCE';
call guard_by_company('rule_book');
create trigger independent before insert or update of decided_id on rule_book
  for each row execute function judge_independence('decided_id', 'authors', 'rule_book_four_eyes');

-- Rules that are put aside for a while, of one enterprise or all.
create table rule_suppression (
  company_id int not null,
  id bigint generated always as identity,
  rule text not null,
  -- null = every enterprise of the company
  enterprise_id int,
  reason text not null,
  until date not null,
  status text not null default 'ASKED' check (status in ('ASKED', 'IN_FORCE', 'REFUSED', 'LIFT_ASKED', 'LIFTED')),
  asked_id int not null,
  asked_by text not null,
  decided_id int,
  decided_by text,
  decided_on date,
  lift_asked_id int,
  lift_decided_id int,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint rule_suppression_four_eyes
    check (by_another(decided_id, array[asked_id]) and by_another(lift_decided_id, array[lift_asked_id])),
  check (status = 'ASKED' or decided_id is not null),
  check (status <> 'LIFTED' or lift_decided_id is not null)
);
create index rule_suppression_held on rule_suppression (company_id) where status in ('IN_FORCE', 'LIFT_ASKED');
call guard_by_company('rule_suppression');
create trigger independent before insert or update of decided_id on rule_suppression
  for each row execute function judge_independence('decided_id', 'asked_id', 'rule_suppression_four_eyes');
create trigger independent_lift before insert or update of lift_decided_id on rule_suppression
  for each row execute function judge_independence('lift_decided_id', 'lift_asked_id', 'rule_suppression_four_eyes');

-- Who did what about rules, and when: rows are only ever added.
create table rule_event (
  company_id int not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id int not null,
  who text not null,
  kind text,
  about text not null,
  action text not null,
  note text not null,
  primary key (company_id, id)
);
call guard_by_company('rule_event');
call only_added('rule_event');

-- The platform's own table of rules as its operators set it: versions, who did what, and what a version would have said.
create table platform_rule_book (
  version int primary key check (version > 0),
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REFUSED', 'IN_FORCE', 'RETIRED')),
  note text not null,
  limits jsonb not null,
  off jsonb not null,
  -- nothing stands beneath this table that could be off
  on_rules text[] not null default '{}' check (on_rules = '{}'),
  authors int[] not null,
  author text not null,
  decided_id int,
  decided_by text,
  decision text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  forced_at timestamptz,
  constraint platform_rule_book_four_eyes check (by_another(decided_id, authors)),
  check (status in ('DRAFT', 'SUBMITTED') or decided_id is not null)
);
create unique index platform_rule_book_in_force on platform_rule_book (status) where status = 'IN_FORCE';
call keep_for_system('platform_rule_book');
create policy operators on platform_rule_book to xinjian_operator using (true) with check (true);
grant select, insert, update on platform_rule_book to xinjian_operator;
-- Reports of every company are judged by what is in force; drafts are the operators' own.
create policy in_force on platform_rule_book for select to xinjian_tenant using (status = 'IN_FORCE');
grant select on platform_rule_book to xinjian_tenant;
create trigger independent before insert or update of decided_id on platform_rule_book
  for each row execute function judge_independence('decided_id', 'authors', 'platform_rule_book_four_eyes');

-- Who did what about the platform's table, and when: rows are only ever added.
create table platform_rule_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id int not null,
  who text not null,
  about text not null,
  action text not null,
  note text not null
);
revoke all on platform_rule_event from xinjian_system;
grant select, insert on platform_rule_event to xinjian_operator;
create trigger append_only before update or delete on platform_rule_event for each row execute function never_changed();
create trigger append_only_whole before truncate on platform_rule_event execute function never_changed();

create sequence backtest_no;
-- Runs of a book of rules over what is held: work.
create table backtest (
  company_id int not null,
  no text not null,
  kind text not null,
  version int not null,
  against int not null,
  -- the two books as they were when it was started; null = the table of the platform
  book jsonb,
  against_book jsonb,
  -- last month (year × 12 + month − 1); null = each enterprise as it stands
  through int,
  -- null = all of the company
  enterprises int[],
  total int not null,
  judged int not null default 0,
  flipped int not null default 0,
  -- enterprises are taken by id: the last one that was written
  last_id int not null default 0,
  done int not null default 0,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- A run of the platform's over the enterprises of this company: it is no run of the company, and leaves sums only.
  platform_no text,
  primary key (company_id, no)
);
create index backtest_open on backtest (status, created_at) where status in ('QUEUED', 'RUNNING');
create index backtest_waiting on backtest (company_id, created_at, no) where status = 'QUEUED';
call guard_by_company('backtest');
call open_to_system('backtest',
  'company_id, no, status, fence, attempt, lease_until, created_at', 'status, fence, attempt, lease_until');

-- What a run said of each enterprise.
create table backtest_row (
  company_id int not null,
  no text not null,
  enterprise_id int not null,
  outcome text not null check (outcome in ('JUDGED', 'NO_DATA', 'NO_CONSENT', 'FAILED')),
  before jsonb,
  after jsonb,
  flips jsonb not null default '[]',
  changed boolean not null default false,
  primary key (company_id, no, enterprise_id),
  foreign key (company_id, no) references backtest (company_id, no) on delete cascade
);
create index backtest_row_changed on backtest_row (company_id, no, enterprise_id) where changed;
call guard_by_company('backtest_row');

create sequence platform_trial_no;
grant usage on sequence platform_trial_no to xinjian_operator;
-- What a version of the platform's table would have said, in sums over companies.
create table platform_trial (
  no text primary key,
  kind text not null,
  version int not null,
  against int not null,
  through int,
  -- companies that it was begun for; null = they are being begun
  companies int,
  -- number of a company's run → its sums, with nothing of an enterprise in them
  parts jsonb not null default '{}',
  created_by text not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform_trial to xinjian_operator;

-- What finished reports say of enterprises, for benchmarks of their industries. `subject` is an HMAC of the tax number: an enterprise
-- that several companies hold is one, and whoever pools the values learns of none which it is.
create table peer_value (
  company_id int not null,
  enterprise_id int not null,
  indicator text not null,
  value double precision not null,
  subject text not null,
  -- Letter of GB/T 4754, and two to four digits where they are known.
  section text not null,
  industry_code text,
  size_class text check (size_class in ('LARGE', 'MEDIUM', 'SMALL', 'MICRO')),
  -- '' = pooled over all.
  taxpayer text not null check (taxpayer in ('', 'GENERAL', 'SMALL')),
  -- Last month of the report (year × 12 + month − 1).
  as_of int not null,
  written_at timestamptz not null default now(),
  primary key (company_id, enterprise_id, indicator),
  foreign key (company_id, enterprise_id) references enterprise (company_id, id) on delete cascade
);
call guard_by_company('peer_value');
call open_to_system('peer_value',
  'company_id, subject, indicator, value, section, industry_code, size_class, taxpayer, as_of, written_at', '');

-- Percentiles of ten enterprises and more: the platform's own, read by every company, with nothing of a single enterprise in it.
create table peer_benchmark (
  indicator text not null,
  -- Letter or digits of GB/T 4754.
  industry text not null,
  -- '' = of every size, of every taxpayer.
  size_class text not null,
  taxpayer text not null,
  n int not null check (n >= 10),
  p5 double precision,
  p10 double precision not null,
  p25 double precision not null,
  median double precision not null,
  p75 double precision not null,
  p90 double precision not null,
  primary key (indicator, industry, size_class, taxpayer)
);
call keep_for_system('peer_benchmark');
create policy everybody on peer_benchmark for select to xinjian_tenant using (true);
grant select on peer_benchmark to xinjian_tenant;

-- One row: the state of the values that the benchmarks are of.
create table peer_state (
  id int primary key check (id = 1),
  made_of text not null
);
insert into peer_state (id, made_of) values (1, '');
call keep_for_system('peer_state');

-- == Verification of invoices, and pictures that are recognised

create sequence verify_no;
-- Invoices verified by the national platform, one row a check (docs/decisions/0085).
create table verify_record (
  company_id int not null,
  no text not null,
  -- given by whoever asks: the same is verified once
  request_id text,
  invoice_key text not null,
  kind text not null,
  invoice_code text not null,
  invoice_number text not null,
  issue_date date not null,
  -- 分, whichever amount the kind compares; null = it compares the check code
  amount bigint,
  check_code text,
  state text not null check (state in ('RUNNING', 'DONE')),
  result text check (result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND', 'LIMIT_EXCEEDED', 'TOO_EARLY', 'TOO_OLD', 'BUSY',
    'PARAM_ERROR', 'UNSUPPORTED', 'VENDOR_ERROR')),
  invalid_mark text check (invalid_mark in ('N', 'Y', 'H', '7', '8')),
  note text not null default '',
  -- the invoice as the platform shows it, of a consistent one
  face jsonb,
  vendor text,
  vendor_code text,
  -- the own record that was shown again
  kept_from text,
  -- 毫; null = never held, or not settled
  charged bigint,
  made_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  verified_at timestamptz,
  -- the batch that a check belongs to, and its row there
  batch text,
  batch_nth int,
  primary key (company_id, no),
  unique (company_id, request_id),
  check ((state = 'DONE') = (result is not null)),
  check (result <> 'CONSISTENT' or (face is not null and verified_at is not null))
);
create index verify_record_recent on verify_record (company_id, asked_at desc, no desc);
create index verify_record_of_invoice on verify_record (company_id, invoice_key, asked_at);
create index verify_record_running on verify_record (asked_at) where state = 'RUNNING';
create index verify_record_of_batch on verify_record (company_id, batch, batch_nth) where batch is not null;
-- What the platform judged of an invoice: asked of every row of a table.
create index verify_record_judged on verify_record (company_id, invoice_key, asked_at)
  where kept_from is null and result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND');
-- Rows whose result may be another one when they are asked again.
create index verify_record_unjudged on verify_record (company_id, batch, batch_nth)
  where batch is not null and result in ('BUSY', 'VENDOR_ERROR', 'LIMIT_EXCEEDED', 'TOO_EARLY');
call guard_by_company('verify_record');
-- Checks that were broken off are ended whoever's they are.
call open_to_system('verify_record', 'company_id, no, state, asked_at, batch', '');
revoke delete on verify_record from xinjian_tenant;

-- How often the platform was asked about an invoice on a day, by whichever company: it judges each five times a day. No company
-- stands here, nor the invoice itself.
create table verify_budget (
  -- the platform's day, in Beijing
  day date not null,
  -- keyed hash of the invoice key
  invoice bytea not null,
  used int not null check (used between 0 and 5),
  primary key (day, invoice)
);

-- Tables of invoices that are verified row by row (docs/decisions/0090).
create sequence verify_batch_no;
create table verify_batch (
  company_id int not null,
  no text not null,
  made_by text not null,
  via text not null check (via in ('PAGE', 'API')),
  -- whose earlier checks and batches alone may be told of; null = the whole company's
  sees text,
  file_name text not null,
  file_bytes bigint not null,
  blob_key text not null,
  phase text not null default 'READ' check (phase in ('READ', 'CHECK')),
  -- what was verified before is verified anew, for money
  again boolean not null default false,
  -- asked of a batch that is being worked at; done between two rows
  wanted text check (wanted in ('PAUSE', 'CANCEL')),
  -- rows that are not blank
  total int not null default 0,
  bad int not null default 0,
  -- good rows that have their result
  done int not null default 0,
  -- times in a row that the platform was too busy
  busy int not null default 0,
  status text not null default 'QUEUED'
    check (status in ('QUEUED', 'RUNNING', 'READY', 'PAUSED', 'SHORT', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- how often rows that ended without a judgement were verified again (docs/decisions/0097)
  retries int not null default 0,
  primary key (company_id, no)
);
create index verify_batch_open on verify_batch (status, due_at) where status in ('QUEUED', 'RUNNING');
create index verify_batch_waiting on verify_batch (company_id, due_at, no) where status = 'QUEUED';
create index verify_batch_recent on verify_batch (company_id, created_at desc, no desc);
call guard_by_company('verify_batch');
call open_to_system('verify_batch',
  'company_id, no, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');

-- Rows of such a table, and what became of each.
create table verify_batch_row (
  company_id int not null,
  batch text not null,
  nth int not null,
  sheet text,
  -- as a spreadsheet program counts
  line int not null,
  -- tidied; of a bad row as it stood
  invoice_code text not null,
  invoice_number text not null,
  issue_date text not null,
  amount text not null,
  check_code text not null,
  -- '' of a bad row
  invoice_key text not null,
  -- what is compared besides the key
  compared text not null,
  -- why a bad row cannot be verified
  why text,
  -- what the platform would refuse of a good one
  beforehand text check (beforehand in ('TOO_OLD', 'TOO_EARLY', 'UNSUPPORTED')),
  -- SAME: exactly as a row above, whose result it will have
  state text not null check (state in ('BAD', 'WAITING', 'SAME', 'DONE')),
  -- stands in the file above, was verified before, or waits in another batch; with whose and when
  repeats text check (repeats in ('FILE', 'CHECK', 'BATCH')),
  is_same boolean not null default false,
  of_nth int,
  of_line int,
  of_no text,
  of_by text,
  of_at timestamptz,
  primary key (company_id, batch, nth),
  check ((state = 'BAD') = (why is not null))
);
create index verify_batch_row_repeats on verify_batch_row (company_id, batch, nth) where repeats is not null;
-- Rows that wait are looked for in two ways: those of a batch in order, and those of an invoice in whichever batch. While a table is
-- read nothing is known of its rows (statistics are those of an empty table, or of batches that are done), so that both indexes seem to
-- cost the same for either. Each serves only the statements that name what it alone holds, which every row does.
create index verify_batch_row_open on verify_batch_row (company_id, batch, nth) where state = 'WAITING' and nth > 0;
create index verify_batch_row_of_key on verify_batch_row (company_id, invoice_key) where state = 'WAITING' and invoice_key <> '';
call guard_by_company('verify_batch_row');

-- Verified invoices that are watched: each is work that comes due again and again (docs/decisions/0093).
create sequence verify_watch_no;
create table verify_watch (
  company_id int not null,
  no text not null,
  invoice_key text not null,
  -- what every look asks, as the first check did
  kind text not null,
  invoice_code text not null,
  invoice_number text not null,
  issue_date date not null,
  -- 分; null = the check code is compared
  amount bigint,
  check_code text,
  -- as lists show them, persons masked
  seller_name text not null,
  total_amount text not null,
  every text not null check (every in ('DAY', 'WEEK')),
  -- its last day, in Beijing
  until date not null,
  -- 毫 that all looks may cost together, and what they did
  cap bigint not null check (cap > 0),
  spent bigint not null default 0,
  -- whose system is told as well
  channel text,
  -- what the platform says now, since when, and by which check
  result text not null,
  invalid_mark text,
  since timestamptz not null,
  check_no text not null,
  -- when the newest answer that is booked here was given
  seen_at timestamptz not null,
  looks int not null default 0,
  changes int not null default 0,
  -- the platform's day of the last look, in Beijing
  looked_on date,
  looked_at timestamptz,
  -- tries since then that the platform did not judge, and what became of the last
  failures int not null default 0,
  failed text,
  -- asked for by hand
  by_hand boolean not null default false,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'PAUSED', 'ENDED')),
  why text check (why in ('CLOSED', 'BALANCE', 'QUOTA', 'CAP', 'FROZEN', 'RIGHTS', 'FINAL', 'DATE', 'OLD', 'CANCELLED')),
  made_by text not null,
  -- null = a system with a key of `key_channel`
  user_id int,
  key_channel text,
  due_at timestamptz not null,
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, no),
  check ((user_id is null) = (key_channel is not null)),
  check ((why is null) = (status in ('QUEUED', 'RUNNING')))
);
-- Whoever watches an invoice watches it once.
create unique index verify_watch_once on verify_watch (company_id, invoice_key, made_by) where status <> 'ENDED';
create index verify_watch_recent on verify_watch (company_id, created_at desc, no desc);
create index verify_watch_open on verify_watch (status, due_at) where status in ('QUEUED', 'RUNNING');
create index verify_watch_waiting on verify_watch (company_id, due_at, no) where status = 'QUEUED';
-- The page of every check asks whether its invoice is watched, or was.
create index verify_watch_of_invoice on verify_watch (company_id, invoice_key);
call guard_by_company('verify_watch');
call open_to_system('verify_watch', 'company_id, no, status, fence, attempt, faults, lease_until, due_at, created_at',
  'status, fence, attempt, faults, lease_until');
revoke delete on verify_watch from xinjian_tenant;

-- What became of a watch, never changed. A look that saw another state leaves one event, whoever writes it.
create table verify_watch_event (
  company_id int not null,
  watch text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('BEGUN', 'CHANGED', 'PAUSED', 'RESUMED', 'ENDED')),
  why text,
  before_result text,
  before_mark text,
  result text,
  invalid_mark text,
  check_no text,
  made_by text,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, watch, id)
);
create unique index verify_watch_event_once on verify_watch_event (company_id, watch, check_no) where kind = 'CHANGED';
call guard_by_company('verify_watch_event');
call only_added('verify_watch_event');

-- Pictures and files that were given to be recognised (docs/decisions/0089).
create sequence verify_picture_id as int;
create table verify_picture (
  company_id int not null,
  id int not null default nextval('verify_picture_id'),
  file_name text not null,
  file_bytes bigint not null,
  -- sha-256 of the original, which rests in the blob store under this name; null = it is gone
  blob_key text,
  -- it has a page that can be shown
  shown boolean not null,
  -- why nothing was read of it
  error text,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- Where the picture went besides us (a host), and what is to be said of that, in Chinese.
  sent_to text,
  note text,
  -- Originals of pictures are kept until a day that was said when they were given; then the bytes go and what was read of them stays
  -- (docs/decisions/0102).
  kept_until timestamptz not null,
  primary key (company_id, id)
);
create index verify_picture_recent on verify_picture (company_id, made_at desc, id desc);
create index verify_picture_over on verify_picture (kept_until) where blob_key is not null;
create index verify_picture_blob on verify_picture (company_id, blob_key) where blob_key is not null;
call guard_by_company('verify_picture');
revoke update, delete on verify_picture from xinjian_tenant;
call open_to_system('verify_picture', 'company_id, id, blob_key, kept_until', 'blob_key');

create sequence verify_voucher_id as int;
-- Vouchers out of them: what was recognised, what a person made of it, and which check came of it.
create table verify_voucher (
  company_id int not null,
  id int not null default nextval('verify_voucher_id'),
  picture_id int not null,
  -- from 1, in the order in which they stand in the file
  n int not null,
  type text not null check (type in ('INVOICE', 'TICKET')),
  kind text not null,
  -- by name: value, source, confidence, place
  fields jsonb not null,
  warnings text[] not null default '{}',
  -- the part of the page that it takes
  place jsonb,
  -- what a person put in the place of what was read, by name
  edited jsonb not null default '{}',
  edited_by text,
  edited_at timestamptz,
  -- Of what holds now. The same for the same invoice or ticket; null = its number is not known
  key text,
  day date,
  -- 分
  amount bigint,
  -- of verify_record; null = not verified
  check_no text,
  -- What was read with doubt and found right by whoever looked: by field, who and when (docs/decisions/0108).
  confirmed jsonb not null default '{}',
  primary key (company_id, id),
  unique (company_id, picture_id, n)
);
create index verify_voucher_key on verify_voucher (company_id, key, id) where key is not null;
create index verify_voucher_ticket on verify_voucher (company_id, id desc) where type = 'TICKET';
call guard_by_company('verify_voucher');
revoke delete on verify_voucher from xinjian_tenant;

-- Files out of an archive that was given to be recognised: each lies here until it is read, a day at most (docs/decisions/0102).
create sequence verify_archive_id as int;
create table verify_archive_file (
  company_id int not null,
  archive int not null,
  -- from 1, in the order in which they stand in the archive, those of archives in it among them
  n int not null,
  name text not null,
  bytes bigint not null,
  blob_key text not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (company_id, archive, n)
);
create index verify_archive_file_over on verify_archive_file (made_at);
create index verify_archive_file_blob on verify_archive_file (company_id, blob_key);
call guard_by_company('verify_archive_file');
revoke update, delete on verify_archive_file from xinjian_tenant;
call open_to_system('verify_archive_file', 'company_id, archive, n, blob_key, made_at', '');
grant delete on verify_archive_file to xinjian_system;

-- Pictures of a company that went to a vendor, one row each, written before it goes (docs/decisions/0101).
create table verify_sent (
  company_id int not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- who gave the picture
  made_by text not null,
  file_name text not null,
  vendor text not null,
  host text not null,
  -- SHA-256
  picture bytea not null,
  bytes int not null,
  -- OK, or the code it was refused with; null = not answered
  outcome text,
  ms int,
  primary key (company_id, id)
);
create index verify_sent_recent on verify_sent (company_id, at desc, id desc);
call guard_by_company('verify_sent');
revoke update, delete on verify_sent from xinjian_tenant;
grant update (outcome, ms) on verify_sent to xinjian_tenant;

-- Who reads the pictures of a company besides us, as its administrator chose (docs/decisions/0101).
create table recognition_choice (
  company_id int primary key,
  -- VENDOR: the vendor, and we where it fails. OWN_FIRST: we, and the vendor where we are unsure or read nothing. No row = we alone
  who text not null check (who in ('OWN', 'VENDOR', 'OWN_FIRST')),
  vendor text,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  check ((vendor is null) = (who = 'OWN'))
);
call keep_for_system('recognition_choice');

-- What a person made of each field that was read of a voucher: as it was, or other (docs/decisions/0092). A field that was confirmed
-- counts as well: accuracy needs those that were right.
create table recognition_correction (
  company_id int not null,
  id bigint generated always as identity,
  voucher_id bigint not null,
  -- of the invoice or of the ticket
  kind text not null,
  -- tax number of the seller, or the company of a ticket; null = not known
  issuer text,
  field text not null,
  -- OWN, or the vendor who read it
  source text not null,
  -- null = the reader found nothing there
  read text,
  -- null = the reader stated none
  confidence real check (confidence between 0 and 1),
  -- '' = there is nothing
  corrected text not null,
  outcome text not null generated always as (
    case when read is null then 'MISSED' when read = corrected then 'RIGHT' when corrected = '' then 'EXTRA' else 'WRONG' end
    ) stored,
  -- What operators may see of both: where they differ, or their shape alone
  read_shown text not null,
  corrected_shown text not null,
  shown_as text not null check (shown_as in ('DIFFERENCE', 'SHAPE')),
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  unique (company_id, voucher_id, source, field)
);
create index recognition_correction_of_kind on recognition_correction (company_id, kind, at desc);
create index recognition_correction_at on recognition_correction (at);
call guard_by_company('recognition_correction');
-- Operators reach no value, no issuer and no company.
call open_to_operator('recognition_correction',
  'select (id, kind, field, source, confidence, outcome, read_shown, corrected_shown, shown_as, at)');

-- Whose a correction is: for an operator who exports its voucher as a case, with a reason that both sides are told (docs/decisions/0103).
-- Operators reach the table without it.
create function case_of_correction(correction bigint) returns table (company_id int, voucher_id bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.company_id, c.voucher_id from recognition_correction c where c.id = correction and c.outcome <> 'RIGHT'
$$;
revoke execute on function case_of_correction from public;
grant execute on function case_of_correction to xinjian_operator;

-- Pictures that left the platform for the service of a vendor, one row each, written before they go (docs/decisions/0091).
create table recognition_sent (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id int not null,
  user_name text not null,
  vendor text not null,
  host text not null,
  -- SHA-256
  picture bytea not null,
  bytes int not null,
  -- OK, or the code it was refused with; null = not answered
  outcome text,
  ms int
);
create index recognition_sent_at on recognition_sent (at);
revoke all on recognition_sent from xinjian_system;
grant select, insert, update (outcome, ms) on recognition_sent to xinjian_operator;

-- == Money
--
-- In 毫 (0.0001 yuan): five accounts of a company, each entry from one to another (docs/decisions/0068).

-- Sums of the entries by account, kept under the lock that every entry takes. What is received counts below zero.
create table ledger (
  company_id int primary key,
  available bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  spent bigint not null default 0,
  received bigint not null default 0,
  adjusted bigint not null default 0,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- told once when what may be spent falls below, by itself 100 yuan; null = nobody is told
  warn_below bigint default 1000000 check (warn_below >= 0),
  warned_at timestamptz,
  constraint ledger_credit check (available + credit_limit >= 0),
  constraint ledger_whole check (available + held + spent + received + adjusted = 0),
  -- What came in and what was given never exceed 100 billion yuan, so that no sum of the books leaves the numbers that JSON carries exactly
  -- (docs/decisions/0126).
  constraint ledger_bounds
    check (received between -1000000000000000 and 0 and adjusted between -1000000000000000 and 1000000000000000)
);
call guard_by_company('ledger');
call open_to_system('ledger', 'company_id, available, credit_limit, warn_below, warned_at', 'warned_at');
call open_to_operator('ledger', 'select, insert, update');
revoke delete on ledger from xinjian_tenant;

-- Movements from one account to another. Rows are only ever added.
create table ledger_entry (
  company_id int not null,
  id bigint generated always as identity,
  -- of the intent, never of an attempt: the same key is entered once
  key text not null,
  kind text not null check (kind in ('RECHARGE', 'GIFT', 'ADJUST', 'HOLD', 'RELEASE', 'CHARGE', 'REVERSE')),
  source text not null check (source in ('AVAILABLE', 'HELD', 'SPENT', 'RECEIVED', 'ADJUSTED')),
  target text not null check (target in ('AVAILABLE', 'HELD', 'SPENT', 'RECEIVED', 'ADJUSTED')),
  amount bigint not null check (amount > 0),
  -- what could be spent, without credit, once it was entered
  available bigint not null,
  about text not null,
  note text not null,
  made_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  unique (company_id, key),
  check (source <> target)
);
create index ledger_entry_recent on ledger_entry (company_id, at desc, id desc);
call guard_by_company('ledger_entry');
call open_to_operator('ledger_entry', 'select, insert');
call only_added('ledger_entry');

-- What the platform sells: sown from the registries at every start.
create table product (
  code text primary key,
  name text not null,
  name_en text not null,
  category text not null check (category in ('QUERY', 'REPORT', 'VERIFY', 'COLLECT', 'OCR', 'MONITOR')),
  unit text not null check (unit in ('次', '户', '张', '月')),
  place int not null
);
grant select on product to xinjian_tenant, xinjian_operator;

-- Prices and terms, in versions, set by operators by four eyes.
create table product_terms (
  product text not null references product (code),
  version int not null check (version > 0),
  status text not null default 'ASKED' check (status in ('ASKED', 'IN_FORCE', 'REFUSED', 'RETIRED')),
  -- FOUND: a call is charged when something was found; QUERY: when it was answered
  charge_rule text not null check (charge_rule in ('FOUND', 'QUERY')),
  -- [{nth, price}] ascending: from the n-th charged call of a month on, 毫 a call; the first is from 1
  tiers jsonb not null,
  -- the same again is free for so many days after it was bought
  valid_days int not null check (valid_days between 0 and 3650),
  -- companies may order it; false = no longer on sale, whoever has it keeps it
  on_sale boolean not null,
  -- an operator looks at every order
  review boolean not null,
  note text not null,
  asked_id int not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  decision text,
  primary key (product, version),
  constraint product_terms_four_eyes check (by_another(decided_id, array[asked_id])),
  check (status = 'ASKED' or decided_id is not null)
);
create unique index product_terms_in_force on product_terms (product) where status = 'IN_FORCE';
grant select on product_terms to xinjian_tenant;
grant select, insert, update on product_terms to xinjian_operator;
create trigger independent before insert or update of decided_id on product_terms
  for each row execute function judge_independence('decided_id', 'asked_id', 'product_terms_four_eyes');

-- What a company may use, at its own price where it has one.
create table company_product (
  company_id int not null,
  product text not null,
  status text not null check (status in ('OPEN', 'CLOSED')),
  tiers jsonb,
  opened_at timestamptz not null default now(),
  -- calls a month; null = as many as are paid for
  quota int check (quota > 0),
  primary key (company_id, product)
);
call guard_by_company('company_product');
call open_to_operator('company_product', 'select, insert, update');

create sequence product_order_no;
-- Orders of products.
create table product_order (
  company_id int not null,
  no text not null,
  product text not null,
  status text not null check (status in ('CREATED', 'ACTIVE', 'REFUSED', 'CLOSED')),
  -- as agreed on with the order: version of the terms
  terms int not null,
  note text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  decision text,
  closed_by text,
  closed_at timestamptz,
  created_id int,
  decided_id int,
  primary key (company_id, no),
  constraint product_order_four_eyes check (by_another(decided_id, array[created_id]))
);
create unique index product_order_open on product_order (company_id, product) where status in ('CREATED', 'ACTIVE');
create index product_order_recent on product_order (company_id, created_at desc, no desc);
call guard_by_company('product_order');
call open_to_operator('product_order', 'select, update');
create trigger independent before insert or update of decided_id on product_order
  for each row execute function judge_independence('decided_id', 'created_id', 'product_order_four_eyes');

-- Every call of a product, once: what was promised when it was asked for, what it came to when it was answered.
create table usage_record (
  company_id int not null,
  -- number of the report
  no text not null,
  product text not null,
  -- PAGE: a person asked; API: a system did, or a collection through a channel
  via text not null check (via in ('PAGE', 'API')),
  -- null = a call about an invoice, which is no enterprise of ours
  enterprise_id int,
  enterprise_name text not null,
  tax_no text not null,
  charge_rule text not null,
  valid_days int not null,
  -- 毫; held when above zero
  unit_price bigint not null check (unit_price >= 0),
  state text not null default 'HELD' check (state in ('HELD', 'CHARGED', 'FREE', 'RELEASED', 'REVERSED')),
  -- why it is as it is, once it was answered; of HELD why it is free, if it is
  why text check (why in ('FOUND', 'QUERIED', 'VALID', 'ZERO', 'NOT_FOUND', 'FAILED')),
  amount bigint not null default 0,
  made_by text not null,
  at timestamptz not null default now(),
  settled_at timestamptz,
  -- year × 12 + month − 1 in which it was answered, and in which the charge was given back
  month int,
  reversed_month int,
  reversed_note text,
  -- the secondary customer that asked; null = the company itself
  child_id int,
  -- Which call of the month a held one would be, among those that count (docs/decisions/0126): the price of a tier hangs on it.
  nth int,
  -- Asked for by no person and no system, but by a collection that ended: told where it is billed.
  auto boolean not null default false,
  primary key (company_id, no),
  check ((state = 'HELD') = (settled_at is null)),
  check ((state = 'REVERSED') = (reversed_month is not null))
);
create index usage_recent on usage_record (company_id, at desc, no desc);
create index usage_of_month on usage_record (company_id, month, at desc, no desc);
create index usage_of_line on usage_record (company_id, month, product, at desc, no desc);
create index usage_reversed on usage_record (company_id, reversed_month) where reversed_month is not null;
create index usage_bought on usage_record (company_id, product, enterprise_id, settled_at desc) where state = 'CHARGED';
create index usage_of_child on usage_record (company_id, child_id, month, product) where child_id is not null;
-- Calls in the order of what they came to.
create index usage_dear on usage_record (company_id, amount desc, at desc, no desc);
-- What a state came to stands at one end of that order or the other: within it each end is as near.
create index usage_dear_of_state on usage_record (company_id, state, amount desc, at desc, no desc);
create index usage_auto on usage_record (company_id, month) where auto;
-- Calls whose answer is still to come, by place in their month (docs/decisions/0140).
create index usage_held on usage_record (company_id, product, at, nth) where state = 'HELD';
call guard_by_company('usage_record');
call open_to_operator('usage_record', 'select, update');
revoke delete on usage_record from xinjian_tenant;

-- Calls of a month by product: counted as calls are answered, under the lock of the ledger.
create table usage_month (
  company_id int not null,
  month int not null,
  product text not null,
  calls int not null default 0,
  found int not null default 0,
  charged int not null default 0,
  free int not null default 0,
  amount bigint not null default 0,
  reversed int not null default 0,
  reversed_amount bigint not null default 0,
  -- calls that count towards a quota
  quota_used int not null default 0,
  primary key (company_id, month, product)
);
call guard_by_company('usage_month');
call open_to_operator('usage_month', 'select, insert, update');
-- Bills of months that are over are frozen whoever's they are. A place that is taken after its month is over is counted there, and makes no
-- bill of it: the platform sees which months have calls.
call open_to_system('usage_month', 'company_id, month, calls, reversed', '');

-- What operators enter on behalf of a company, by four eyes: money that came in, gifts, corrections, charges given back, credit.
create table voucher (
  company_id int not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('RECHARGE', 'GIFT', 'ADJUST', 'DEDUCT', 'REVERSE', 'CREDIT')),
  -- 毫; of CREDIT the new limit, of REVERSE what the call was charged
  amount bigint not null check (amount >= 0),
  -- the bank's reference, the number of the call
  about text not null,
  note text not null,
  status text not null default 'ASKED' check (status in ('ASKED', 'DONE', 'REFUSED')),
  asked_id int not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  decision text,
  -- year × 12 + month − 1 whose bill shows it
  month int,
  primary key (company_id, id),
  constraint voucher_four_eyes check (by_another(decided_id, array[asked_id])),
  check (status = 'ASKED' or decided_id is not null)
);
create index voucher_of_month on voucher (company_id, month) where status = 'DONE';
create index voucher_undecided on voucher (asked_at) where status = 'ASKED';
call guard_by_company('voucher');
call open_to_operator('voucher', 'select, insert, update');
revoke insert, update, delete on voucher from xinjian_tenant;
create trigger independent before insert or update of decided_id on voucher
  for each row execute function judge_independence('decided_id', 'asked_id', 'voucher_four_eyes');

-- Money of one bank reference comes in once, to whichever company it is entered (docs/decisions/0125). A table of the platform's own,
-- because a key that names no company holds over no table that is distributed. What is refused
-- gives it free.
create table bank_reference (
  -- as a bank would read it: letters and digits in one width, capitals (billing/reference.ts)
  reference text primary key,
  company_id int not null,
  voucher_id bigint not null
);
call keep_for_system('bank_reference');
call open_to_operator('bank_reference', 'select, insert, delete');

-- A month that is over. Its lines are made of the records when it is frozen; whatever comes later stands on a later bill.
create table bill (
  company_id int not null,
  month int not null,
  status text not null default 'FROZEN' check (status in ('FROZEN', 'DISPUTED', 'CONFIRMED', 'INVOICED', 'PAID')),
  -- 毫: charged, given back, adjusted in favour of the company
  amount bigint not null,
  reversed bigint not null,
  adjusted bigint not null,
  frozen_at timestamptz not null default now(),
  confirmed_by text,
  confirmed_at timestamptz,
  invoice_no text,
  invoiced_by text,
  invoiced_at timestamptz,
  payment text,
  paid_by text,
  paid_at timestamptz,
  -- It may be disputed by whoever owes it, and is answered by whoever is owed; the last of each stands here, all in the log of both.
  dispute text,
  disputed_by text,
  disputed_at timestamptz,
  answer text,
  answered_by text,
  answered_at timestamptz,
  primary key (company_id, month),
  constraint bill_disputed check (status <> 'DISPUTED' or (dispute is not null and answer is null))
);
call guard_by_company('bill');
call open_to_operator('bill', 'select, insert, update');
revoke delete on bill from xinjian_tenant;
call open_to_system('bill', 'company_id, month', '');

-- Lines of a frozen bill. Rows are only ever added.
create table bill_line (
  company_id int not null,
  month int not null,
  product text not null,
  calls int not null,
  found int not null,
  charged int not null,
  free int not null,
  amount bigint not null,
  reversed int not null,
  reversed_amount bigint not null,
  primary key (company_id, month, product)
);
call guard_by_company('bill_line');
call open_to_operator('bill_line', 'select, insert');
call only_added('bill_line');

-- == Lists

-- How somebody looks at a list: filters, order and columns under a name.
create table list_view (
  company_id int not null,
  id bigint generated always as identity,
  user_id int not null,
  made_by text not null,
  list text not null,
  name text not null,
  -- as the address has it
  query text not null,
  -- {"shown": [], "hidden": []}; null = as the reader has them
  columns jsonb,
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  -- can be taken back
  deleted_at timestamptz,
  primary key (company_id, id)
);
create unique index list_view_named on list_view (company_id, user_id, list, name) where deleted_at is null;
create index list_view_shared on list_view (company_id, list, name) where shared and deleted_at is null;
call guard_by_company('list_view');

-- Columns and view that somebody has of a list by himself.
create table list_setting (
  company_id int not null,
  user_id int not null,
  list text not null,
  columns jsonb,
  default_view bigint,
  primary key (company_id, user_id, list)
);
call guard_by_company('list_setting');

-- A list as a workbook: who asked for which rows and columns. The file is its owner's, and goes after a day.
create sequence list_export_no;
create table list_export (
  company_id int not null,
  no text not null,
  user_id int not null,
  -- MAIN or DEMO: with whose rights it is read
  session_kind text not null,
  ip text not null,
  agent text not null,
  list text not null,
  name text not null,
  filter jsonb not null,
  columns jsonb not null,
  -- keys of the rows that were picked; null = all of the filter
  picked text[],
  rows int not null default 0,
  total int not null default 0,
  blob_key text,
  bytes bigint,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED', 'EXPIRED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  -- form of the files, where it is those of its rows, in a ZIP with a table of contents; null = the rows as a workbook
  pack text check (pack in ('pdf', 'xlsx')),
  primary key (company_id, no)
);
create index list_export_open on list_export (status, created_at) where status in ('QUEUED', 'RUNNING');
create index list_export_waiting on list_export (company_id, created_at, no) where status = 'QUEUED';
create index list_export_own on list_export (company_id, user_id, created_at desc, no desc);
create index list_export_file on list_export (company_id, blob_key) where blob_key is not null;
create index list_export_over on list_export (expires_at) where blob_key is not null;
call guard_by_company('list_export');
call open_to_system('list_export',
  'company_id, no, status, fence, attempt, faults, lease_until, created_at, blob_key, expires_at',
  'status, fence, attempt, faults, lease_until, blob_key');

-- One deed on many rows of a list, row by row. A row is entered before it is done: after a crash it is not done twice.
create sequence list_batch_no;
create table list_batch (
  company_id int not null,
  no text not null,
  user_id int not null,
  session_kind text not null,
  ip text not null,
  agent text not null,
  action text not null,
  filter jsonb not null,
  picked text[],
  reason text,
  -- rows as the page counted them: not more is done
  seen int not null,
  -- its rows stand in list_batch_row
  planned boolean not null default false,
  total int not null default 0,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- what the deed needs besides row and reason
  args jsonb not null default '{}',
  primary key (company_id, no)
);
create index list_batch_open on list_batch (status, created_at) where status in ('QUEUED', 'RUNNING');
create index list_batch_waiting on list_batch (company_id, created_at, no) where status = 'QUEUED';
call guard_by_company('list_batch');
call open_to_system('list_batch',
  'company_id, no, status, fence, attempt, faults, lease_until, created_at', 'status, fence, attempt, faults, lease_until');

-- What the filter left when the batch began, in its order, and what became of each.
create table list_batch_row (
  company_id int not null,
  batch text not null,
  nth int not null,
  key text not null,
  name text not null,
  -- body of the call that is made
  body jsonb not null,
  -- BEGUN and never ended is UNSURE
  result text not null default 'WAITING' check (result in ('WAITING', 'BEGUN', 'DONE', 'REFUSED', 'UNSURE')),
  why text,
  primary key (company_id, batch, nth)
);
create index list_batch_row_result on list_batch_row (company_id, batch, result, nth);
call guard_by_company('list_batch_row');

-- == Notices

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
create index notice_age on notice (created_at);
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

-- How a reader is told.
create table notice_reader (
  company_id int not null,
  user_id int not null,
  -- of his mail
  language text not null check (language in ('zh', 'en')),
  primary key (company_id, user_id)
);
call guard_by_company('notice_reader');

-- Mails and SMS: work. Letters about the safety of an account outlive a mail server that is down and a process that is killed, and go where
-- its holder was reached when they were written: whoever turns the address away does not turn them away with it (docs/decisions/0143).
create table notice_delivery (
  company_id int not null,
  id bigint generated always as identity,
  -- null = a letter of its own
  notice_id bigint,
  -- null = somebody who has no account yet
  user_id int,
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
  -- where the reader was reached when he was told of the safety of his account, '' = nowhere; null = he is looked up when it leaves.
  -- Kept until the delivery is done, because his address may be another by then.
  address text,
  -- a letter of its own, and no notice: which. It holds a link, so that its words lie sealed, and no longer than until it is done.
  letter text,
  sealed bytea,
  -- when its link leads nowhere any more
  until timestamptz,
  primary key (company_id, id),
  constraint notice_delivery_of check ((notice_id is null) = (letter is not null)),
  constraint notice_delivery_kept check (status in ('QUEUED', 'RUNNING') or (address is null and sealed is null)),
  constraint notice_delivery_sealed check ((sealed is not null) = (letter is not null and status in ('QUEUED', 'RUNNING')))
);
create index notice_delivery_open on notice_delivery (status, due_at) where status in ('QUEUED', 'RUNNING');
create index notice_delivery_waiting on notice_delivery (company_id, due_at, id) where status = 'QUEUED';
create index notice_delivery_notice on notice_delivery (company_id, notice_id);
create index notice_delivery_letter on notice_delivery (company_id, user_id) where letter is not null;
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
revoke execute on function tell_notice from public;
grant execute on function tell_notice to xinjian_tenant, xinjian_system, xinjian_operator;

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

-- Old notices go, whoever's they are, with what went out of them: the platform has them forgotten and reads none. Those that nobody
-- read in the page are kept longer; letters that are no notice's go by the day on which they were done with. How many notices they were.
create function forget_notices(days int, unread_days int, most int) returns int
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
revoke execute on function forget_notices from public;
grant execute on function forget_notices to xinjian_system;

-- == What reaches over all tables

-- Which of these bytes any table still names, whosever they are: for who looks through a store for bytes without a row, and for who
-- lets one go.
create function blobs_named(keys text[]) returns setof text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  kept record;
begin
  for kept in select c.table_name, c.column_name from information_schema.columns c
                join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
               where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
                 and (c.column_name = 'blob_key' or (c.table_name, c.column_name) in (('registration', 'license_key')))
  loop
    return query execute format('select distinct %I from %I where %I = any($1)', kept.column_name, kept.table_name, kept.column_name)
      using keys;
  end loop;
end $$;
revoke execute on function blobs_named from public;
grant execute on function blobs_named to xinjian_system;

-- Statistics are the owner's to gather: it does so for others, of the tables of the product only.
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

-- What would hand bytes, or a company, from one tenant's statement to another is a superuser's to close; in a database of somebody's own it
-- stays as its administrator left it: large objects, which belong to no company, and what would turn a connection within any statement.
do $$
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    revoke execute on function lo_creat(int), lo_create(oid), lo_from_bytea(oid, bytea) from public;
    revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
  end if;
end $$;

-- == Statistics

-- What is read whole for reports keeps the statistics of its companies: they are made anew with every booking, and a plan for all of the
-- rows needs to know how many there are.
do $$
declare
  t text;
begin
  foreach t in array array[
    'counterparty', 'goods', 'invoice', 'invoice_history', 'invoice_uploaded', 'invoice_item', 'invoice_period', 'invoice_month',
    'invoice_scan',
    'tax_registration', 'shareholder', 'vat_return', 'vat_return_line', 'cit_return', 'cit_return_line', 'fin_statement', 'tax_payment',
    'tax_arrears', 'tax_violation', 'credit_rating', 'social_insurance', 'bank_tax_auth', 'collect_coverage', 'peer_value'
  ] loop
    execute format('alter table %I alter column company_id set statistics -1', t);
  end loop;
end $$;

-- Without statistics each company is believed to have a two-hundredth of the enterprises: eight of 1,666, so that a page of twenty in their
-- order seemed cheapest by reading and sorting all of them, planned anew with every call. With a tenth it walks the index of that order; no
-- company is named, so none that came later is misled (docs/decisions/0112). Older databases have no way to say so.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    perform pg_restore_attribute_stats(
      'schemaname', 'public', 'relname', 'enterprise', 'attname', 'company_id', 'inherited', false,
      'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 10::real);
  end if;
end $$;
