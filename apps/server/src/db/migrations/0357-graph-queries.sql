-- Queries of the industry-chain graph (docs/decisions/0191): each as it was answered, with what it rests on.
create table graph_query (
  company_id int not null,
  no text not null,
  -- of whoever asked: the same again is the same query
  request_id text,
  enterprise_id int not null,
  -- the enterprise as it was called then
  enterprise_name text not null,
  tax_no text not null,
  view text not null check (view in ('SUPPLY', 'EQUITY', 'RELATION', 'GUARANTEE', 'CONTROL')),
  levels int not null check (levels between 1 and 3),
  filters jsonb not null,
  nodes int not null,
  edges int not null,
  findings int not null,
  charged boolean not null,
  -- enterprises whose own data stand in the answer, and those of them whose data were collected: sealed with their consents
  used int[] not null,
  collected int[] not null,
  -- the answer as it went out, and which invoices each of its edges is made of; packed (gzip)
  answer bytea storage external not null,
  rows_of bytea storage external not null,
  made_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, no)
);
create unique index graph_query_request on graph_query (company_id, made_by, request_id) where request_id is not null;
create index graph_query_recent on graph_query (company_id, at desc, no desc);
create index graph_query_of_enterprise on graph_query (company_id, enterprise_id, at desc);
call guard_by_company('graph_query');
call only_added('graph_query');

-- Who trades with a party, whichever enterprise it is a party of.
create index counterparty_ident on counterparty (company_id, ident);

-- Enterprises that share a legal representative, a phone, an address or a holder; what vendors tell may be longer than an index entry.
create index registry_business_registration_legal_rep on registry_business_registration (company_id, left(legal_rep, 60)) where legal_rep is not null;
create index registry_business_registration_phone on registry_business_registration (company_id, left(phone, 60)) where phone is not null;
create index registry_business_registration_address on registry_business_registration (company_id, left(address, 60)) where address is not null;
create index registry_equity_holder_code on registry_equity_holder (company_id, left(holder_code, 60)) where holder_code is not null;
create index registry_equity_holder_name on registry_equity_holder (company_id, left(holder, 60)) where holder is not null;
