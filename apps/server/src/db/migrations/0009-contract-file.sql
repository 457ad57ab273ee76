-- A signed contract on paper: printed once, the same bytes ever after. `sha256` answers the public proof page.
create table contract_file (
  company_id int not null,
  contract_no text not null,
  sha256 text not null,
  blob_key text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, contract_no)
);
create index contract_file_proof on contract_file (sha256);
