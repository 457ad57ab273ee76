-- Self-service terminals of companies, and visits to them (docs/decisions/0220).
create table terminal (
  company_id int not null,
  id bigint generated always as identity,
  -- by which its calls name it
  terminal_no text not null,
  serial text not null,
  place text not null,
  channel text not null,
  -- the account that stands by as witness, by its name when it was chosen
  witness_id int not null,
  witness text not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  blocked_by text,
  blocked_at timestamptz,
  -- SHA-256 of the set-up code, used once; the public key that it was used for, PEM
  code_hash bytea,
  code_until timestamptz,
  public_key text,
  last_seen_at timestamptz,
  last_ip text,
  -- messages that went out through it on a day
  messages_on date,
  messages int not null default 0,
  primary key (company_id, id),
  check ((blocked_by is null) = (blocked_at is null)),
  check ((code_hash is null) = (code_until is null))
);
create unique index terminal_serial on terminal (company_id, serial);
create unique index terminal_no on terminal (company_id, terminal_no);
call guard_by_company('terminal');

-- Numbers of signed requests, each taken once.
create table terminal_nonce (
  company_id int not null,
  terminal_id int not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (company_id, terminal_id, nonce)
);
create index terminal_nonce_expiry on terminal_nonce (company_id, expires_at);
call guard_by_company('terminal_nonce');

-- What a terminal tells of a visit to it.
create table machine_record (
  company_id int not null,
  terminal_id int not null,
  record_no text not null,
  fin_task_id text,
  started_at timestamptz not null,
  ended_at timestamptz,
  result text check (result in ('DONE', 'LEFT', 'IDLE', 'REFUSED', 'FAULT')),
  steps jsonb not null default '[]',
  received_at timestamptz not null default now(),
  primary key (company_id, terminal_id, record_no),
  check ((ended_at is null) = (result is null)),
  check (ended_at >= started_at)
);
create index machine_record_recent on machine_record (company_id, received_at desc, terminal_id, record_no);
call guard_by_company('machine_record');

alter table collect_task
  -- the terminal that it was begun at; null = a phone
  add column terminal_id int;
-- Who stands at the terminal: sealed until the contract is signed.
create table machine_visit (
  company_id int not null,
  task_id text not null,
  card_sealed bytea,
  card_at timestamptz,
  face_at timestamptz,
  -- comparisons that were asked for
  face_tries int not null default 0,
  primary key (company_id, task_id)
);
call guard_by_company('machine_visit');

alter table directory drop constraint directory_kind_check;
alter table directory add constraint directory_kind_check
  check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK', 'SIGNER', 'API_KEY', 'INVITE', 'TERMINAL'));
