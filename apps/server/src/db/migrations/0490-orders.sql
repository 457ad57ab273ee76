-- Lines of sales orders and purchase orders of an enterprise's own books (docs/decisions/0286). Amounts in 分.
create table sales_order (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  ordered_on date not null, doc_no text, item text not null, item_name text, warehouse text, party text,
  qty numeric, price bigint, amount bigint, due_on date, delivered_on date,
  delivered_qty numeric, delivered_amount bigint, invoiced_qty numeric, invoiced_amount bigint,
  -- DRAFT, OPEN, PARTIAL, DONE, CLOSED, VOID
  state text,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('sales_order');

create table purchase_order (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  ordered_on date not null, doc_no text, item text not null, item_name text, warehouse text, party text,
  qty numeric, price bigint, amount bigint, due_on date, delivered_on date,
  delivered_qty numeric, delivered_amount bigint, invoiced_qty numeric, invoiced_amount bigint,
  state text,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('purchase_order');
