-- Keys by which a system calls us in the name of a channel. Only the hash is kept; whose it is says the directory.
alter table directory drop constraint directory_kind_check;
alter table directory add constraint directory_kind_check
  check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK', 'SIGNER', 'API_KEY'));

create table api_key (
  company_id int not null,
  id int generated always as identity,
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
  replaced_by int,
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
