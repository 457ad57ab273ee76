create sequence report_no;

-- The facts a report was made of, by content: what replay reads.
create table report_facts (
  company_id int not null,
  hash text not null,
  bytes bytea not null,
  primary key (company_id, hash)
);

create table report (
  company_id int not null,
  report_no text not null,
  enterprise_id int not null,
  report_type text not null check (report_type in ('INVOICE')),
  -- {through: month index}
  params jsonb not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'GENERATING', 'READY', 'FAILED')),
  progress smallint not null default 0,
  message text not null default '排队中',
  facts_seq bigint,
  facts_hash text,
  data_cutoff timestamptz,
  engine_version text,
  -- canonical JSON, gzip
  document bytea,
  fingerprint text,
  score numeric, grade text, risk_level text,
  attempt int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, report_no)
);
create index report_recent on report (company_id, created_at desc);
create index report_enterprise on report (company_id, enterprise_id, created_at desc);
create index report_open on report (lease_until) where status in ('QUEUED', 'GENERATING');

-- Files handed out: made once, the same bytes ever after. `sha256` answers the public proof page.
create table report_file (
  company_id int not null,
  report_no text not null,
  format text not null check (format in ('pdf', 'xlsx', 'json')),
  sha256 text not null,
  blob_key text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, report_no, format)
);
create index report_file_proof on report_file (sha256);
create unique index report_number on report (report_no);

create table share (
  id int generated always as identity primary key,
  company_id int not null,
  report_no text not null,
  token_hash bytea not null unique,
  purpose text not null,
  -- PAPER = the short-lived ticket our own printer uses; it is not listed
  kind text not null default 'LINK' check (kind in ('LINK', 'PAPER')),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views int not null default 0,
  last_viewed_at timestamptz
);
create index share_report on share (company_id, report_no);
