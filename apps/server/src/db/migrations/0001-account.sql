-- Who may come in. Tokens and codes rest as hashes only.
create table company (
  id int generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('OPERATOR', 'CUSTOMER')),
  email text, linkman text, phone text,
  client_account text, client_id text,
  kd_public_key text, th_public_key text,
  balance_fen bigint not null default 0,
  created_at timestamptz not null default now()
);

create table app_user (
  id int generated always as identity primary key,
  company_id int not null references company (id),
  user_name text not null unique,
  mobile text not null unique,
  -- argon2id in PHC form; null = must be activated first
  password_hash text,
  -- last five, newest first: a new password must differ from them
  password_history text[] not null default '{}',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'FROZEN')),
  failed_logins int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now()
);

create table user_role (
  user_id int not null references app_user (id) on delete cascade,
  role_code text not null,
  primary key (user_id, role_code)
);

create table session (
  token_hash bytea primary key,
  user_id int not null references app_user (id) on delete cascade,
  company_id int not null,
  kind text not null check (kind in ('MAIN', 'DEMO')),
  roles text[] not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);
create index session_expiry on session (expires_at);

create table captcha (
  random_str text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);

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
