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
  purpose text not null check (purpose in ('LOGIN', 'ENROL')),
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
