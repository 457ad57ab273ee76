-- Facts. Every key leads with company_id (the distribution column), then the enterprise.
create sequence enterprise_id;
create table enterprise (
  company_id int not null,
  id int not null default nextval('enterprise_id'),
  tax_no text not null,
  name text not null,
  registration jsonb not null default '{}',
  -- Revision of the enterprise's facts: +1 per committed batch. Reports are cut off at a revision.
  seq bigint not null default 0,
  next_invoice_id bigint not null default 1,
  next_counterparty_id int not null default 1,
  next_goods_id int not null default 1,
  -- when the last import was committed: the reports' data cut-off
  facts_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, tax_no)
);
-- The list of enterprises, newest first.
create index enterprise_recent on enterprise (company_id, updated_at desc, id desc);

create sequence import_batch_id;
create table import_batch (
  company_id int not null,
  id int not null default nextval('import_batch_id'),
  enterprise_id int not null,
  file_name text not null,
  file_bytes bigint not null,
  -- sha-256 of the original, which rests in the blob store under this name
  blob_key text not null,
  direction_hint smallint,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'DONE_WITH_ERRORS', 'FAILED')),
  progress smallint not null default 0,
  message text not null default '排队中',
  read_count bigint not null default 0,
  added_count bigint not null default 0,
  updated_count bigint not null default 0,
  unchanged_count bigint not null default 0,
  bad_count bigint not null default 0,
  -- how far into the file everything is committed: a worker that takes over goes on from here
  position bigint not null default 0,
  first_month int, last_month int,
  attempt int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, id)
);
create index import_batch_open on import_batch (lease_until) where status in ('QUEUED', 'RUNNING');

create table import_error (
  company_id int not null,
  import_id int not null,
  n int not null,
  place text not null,
  column_name text,
  reason text not null,
  raw text,
  primary key (company_id, import_id, n)
);

create table counterparty (
  company_id int not null,
  enterprise_id int not null,
  id int not null,
  -- tax number, else 'name:' + normalised name
  ident text not null,
  tax_no text,
  name text not null,
  person boolean not null,
  primary key (company_id, enterprise_id, id),
  unique (company_id, enterprise_id, ident)
);

create table goods (
  company_id int not null,
  enterprise_id int not null,
  id int not null,
  category text not null,
  name text not null,
  primary key (company_id, enterprise_id, id),
  unique (company_id, enterprise_id, category, name)
);

-- direction 0 = OUT 销项, 1 = IN 进项; status 0 = NORMAL, 1 = VOID; kind = position in KIND_CODES of the engine; money in 分.
create table invoice (
  company_id int not null,
  enterprise_id int not null,
  id bigint not null,
  seq bigint not null,
  counterparty_id int not null,
  import_id int not null,
  issue_day date not null,
  minute smallint not null,
  direction smallint not null,
  kind smallint not null,
  status smallint not null,
  source smallint not null,
  abnormal boolean not null,
  amount bigint not null,
  tax bigint not null,
  total bigint not null,
  -- of the lines' content, 0 = no lines: tells a changed line without reading lines
  lines_hash bigint not null,
  -- byte order whatever the database's locale: faster, and the same everywhere
  invoice_key text collate "C" not null,
  -- red rows: key of the blue invoice reversed, and its month once that invoice is known
  blue_key text collate "C",
  blue_month int,
  primary key (company_id, enterprise_id, direction, invoice_key)
);
create index invoice_day on invoice (company_id, enterprise_id, direction, issue_day);
-- Reds whose blue has not come yet: few, read once per import.
create index invoice_waiting on invoice (company_id, enterprise_id) where blue_key is not null and blue_month is null;

-- A row as it was before a later import changed it: valid for revisions [seq, seq_to). Lines are never changed: a row that
-- gets other lines gets another id, so that the old lines stay reachable from here.
create table invoice_history (
  like invoice,
  seq_to bigint not null,
  primary key (company_id, enterprise_id, direction, invoice_key, seq)
);

create table invoice_item (
  company_id int not null,
  enterprise_id int not null,
  invoice_id bigint not null,
  line_no int not null,
  goods_id int not null,
  rate_bp int not null,
  quantity double precision,
  amount bigint not null,
  tax bigint not null,
  primary key (company_id, enterprise_id, invoice_id, line_no)
);

-- Months an import states to cover, from its rows: between first and last, a month without rows is known to be empty.
create table invoice_period (
  company_id int not null,
  enterprise_id int not null,
  import_id int not null,
  direction smallint not null,
  first_month int not null,
  last_month int not null,
  primary key (company_id, enterprise_id, import_id, direction)
);

-- The month as bytes (engine/invoice/digest-codec): what a report reads. Kept in the same transaction as the rows.
create table invoice_month (
  company_id int not null,
  enterprise_id int not null,
  direction smallint not null,
  month int not null,
  seq bigint not null,
  invoices bigint not null,
  net_total bigint not null,
  -- without goods: those are in a column of their own, by goods id (facts/goods-month.ts); null = no lines
  digest bytea not null,
  goods bytea,
  primary key (company_id, enterprise_id, direction, month)
);
-- The codec is compact already; compressing it again would only cost time on both sides.
alter table invoice_month alter column digest set storage external, alter column goods set storage external;
