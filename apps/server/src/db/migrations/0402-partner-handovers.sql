-- Hand-overs between a partner and the collection by phone (docs/decisions/0209).
alter table collect_channel
  -- where a person may be led back to: https addresses with their path, without a query
  add column return_urls text[] not null default '{}' check (cardinality(return_urls) <= 20),
  -- the key that the partner seals its tickets with, itself sealed; null = it sends none
  add column ticket_sealed bytea;
alter table collect_link add column return_to text;

-- Tickets that were taken, each once; after its end a ticket is refused by its own time.
create table channel_ticket (
  company_id int not null,
  channel text not null,
  -- the partner's number of it
  ticket text not null,
  -- SHA-256 of what the phone that brought it made for it, and the link it got
  visit_hash bytea not null,
  link text not null,
  expires_at timestamptz not null,
  primary key (company_id, channel, ticket)
);
create index channel_ticket_expiry on channel_ticket (company_id, expires_at);
call guard_by_company('channel_ticket');

-- Short codes by which a task goes on at another device, each once. Kept as SHA-256.
create table collect_share (
  company_id int not null,
  code_hash bytea not null,
  task_id text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, code_hash)
);
create index collect_share_task on collect_share (company_id, task_id, made_at);
call guard_by_company('collect_share');
