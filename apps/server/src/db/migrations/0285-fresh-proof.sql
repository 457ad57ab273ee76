-- Acts of weight ask for a fresh proof, and leave a way back (docs/decisions/0135).

-- When the holder last proved that it is he: by password or second factor. Null = by neither, as after a login by SMS.
alter table session add column proved_at timestamptz;

alter table second_ticket drop constraint second_ticket_purpose_check;
alter table second_ticket add constraint second_ticket_purpose_check check (purpose in ('LOGIN', 'ENROL', 'PROOF'));

-- What stands in for a lost device: ten codes of one use each.
create table recovery_code (
  user_id int not null references app_user (id) on delete cascade,
  -- SHA-256: of 80 random bits nobody finds the code
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

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

-- Links to set a password that were asked for at the login, so that nobody floods an account with letters.
create table link_ask (
  id int generated always as identity primary key,
  user_id int not null references app_user (id) on delete cascade,
  at timestamptz not null default now()
);
create index link_ask_user on link_ask (user_id, at);
