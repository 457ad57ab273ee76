-- Sites of partners that may show reports in a frame, by channel: `https://partner.example`.
alter table collect_channel add column frame_sites text[] not null default '{}' check (cardinality(frame_sites) <= 20);

-- FRAME = a link that is opened in a frame of those sites alone; `channel` says whose.
alter table share add column channel text;
alter table share drop constraint share_kind_check;
alter table share add constraint share_kind_check check (kind in ('LINK', 'PAPER', 'FRAME'));
alter table share add constraint share_channel check ((kind = 'FRAME') = (channel is not null));

-- Look-ups of the registry without a login (domain §0.1 galaxy): a token that whoever read a picture gets, kept as SHA-256, and what was
-- looked up with it.
create table galaxy_token (
  token_hash bytea primary key,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- look-ups that it may still be used for
  uses_left int not null check (uses_left >= 0)
);
create index galaxy_token_expiry on galaxy_token (expires_at);

create table galaxy_look (
  id bigint generated always as identity primary key,
  token_hash bytea not null references galaxy_token on delete cascade,
  at timestamptz not null default now(),
  keyword text not null,
  state text not null check (state in ('TOLD', 'UNTOLD', 'FAILED')),
  found int not null
);
create index galaxy_look_token on galaxy_look (token_hash, id desc);
