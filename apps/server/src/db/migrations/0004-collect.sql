-- Collection from the phone. Every key leads with company_id: the company that receives the data.
create sequence collect_task_no;
create sequence auth_contract_no;

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
  primary key (company_id, code)
);
-- A phone arrives with a code only.
create unique index collect_channel_code on collect_channel (code);

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
create unique index collect_link_code on collect_link (code);

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
  wrong_codes int not null default 0,
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
  primary key (company_id, task_id)
);
create unique index collect_task_token on collect_task (token_hash);
create index collect_task_recent on collect_task (company_id, created_at desc);
create index collect_task_open on collect_task (status, due_at) where status <> 'IDLE';
create index collect_task_signer on collect_task (company_id, signer_key) where locked_until is not null;
create index collect_task_sweep on collect_task (touched_at) where finished_at is null;
-- One running task per enterprise and area: the bureau would throw the other session out.
create unique index collect_task_running on collect_task (company_id, tax_no, area_code) where state = 'COLLECTING';

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

-- Bureau session of a running task, AES-256-GCM; a row is gone when its task ends. Passwords are never written at all.
create table collect_secret (
  company_id int not null,
  task_id text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, task_id)
);

create table collect_nonce (
  company_id int not null,
  task_id text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (company_id, task_id, nonce)
);
create index collect_nonce_expiry on collect_nonce (expires_at);

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
create table bureau_state (
  area_code text primary key,
  status text not null,
  reason text,
  until text,
  at timestamptz not null default now()
);

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
  primary key (company_id, contract_no)
);
create index auth_contract_enterprise on auth_contract (company_id, enterprise_id, code, signed_at desc);
create index auth_contract_recent on auth_contract (company_id, signed_at desc);

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
