-- Keys that were derived from a secret key and are needed when that one is gone (docs/decisions/0253): of the platform, no tenant's data.
create table derived_key (
  purpose text not null,
  -- id of the secret key that it comes from: eight hex digits
  key_id text not null check (key_id ~ '^[0-9a-f]{8}$'),
  -- LASTING = hashes that rows are found by are made with it for ever; FORMER = what was made with it is opened and verified, nothing is made
  role text not null check (role in ('LASTING', 'FORMER')),
  -- under the secret key that makes
  sealed bytea not null,
  made_at timestamptz not null default now(),
  primary key (purpose, key_id)
);
create unique index derived_key_lasting on derived_key (purpose) where role = 'LASTING';
call keep_for_system('derived_key');
