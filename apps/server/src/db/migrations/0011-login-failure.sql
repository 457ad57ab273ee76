-- Names that no account has, counted and locked as accounts are: or the lock would tell which names exist.
create table login_failure (
  name_hash bytea primary key,
  failures int not null,
  locked_until timestamptz,
  at timestamptz not null default now()
);
create index captcha_expiry on captcha (expires_at);
create index sms_code_age on sms_code (created_at);
