-- A channel may ask that its systems sign each request (docs/decisions/0083).
alter table collect_channel add column sign_required boolean not null default false;

-- Numbers of requests that were taken, for as long as their time would be: none is taken twice.
create table api_nonce (
  company_id int not null,
  channel text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (company_id, channel, nonce)
);
create index api_nonce_over on api_nonce (company_id, expires_at);
call guard_by_company('api_nonce');
