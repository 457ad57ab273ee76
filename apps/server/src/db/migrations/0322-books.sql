-- Books of enterprises: what their own ledgers, stock books and bank statements say, row by row as the files have it (docs/decisions/0167).

-- Chart of accounts.
create table gl_account (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  account text not null, account_name text, direction text,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('gl_account');

-- Balances of accounts; a debit balance is positive.
create table gl_balance (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  account text not null, account_name text, month_from text not null, month_to text not null,
  open_amount bigint, debit bigint, credit bigint, close_amount bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('gl_balance');

-- Lines of vouchers; of one without a day the month alone is known.
create table gl_voucher_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  booked_on date, month text not null, voucher text, line int, summary text,
  account text not null, account_name text, debit bigint not null, credit bigint not null,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('gl_voucher_line');

-- Ageing of receivables, a customer a row.
create table receivable (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  as_of date not null, party text not null, balance bigint not null, ages jsonb not null,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('receivable');

-- Ageing of payables, a supplier a row.
create table payable (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  as_of date not null, party text not null, balance bigint not null, ages jsonb not null,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('payable');

-- Stock by item: opening, in, out and closing of a period.
create table stock_summary (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  day_from date not null, day_to date not null, item text not null, item_name text, warehouse text, category text,
  open_qty numeric, in_qty numeric, out_qty numeric, close_qty numeric,
  open_amount bigint, in_amount bigint, out_amount bigint, close_amount bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('stock_summary');

-- Moves of stock.
create table stock_move (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  moved_on date not null, doc_no text, item text not null, item_name text, warehouse text,
  in_qty numeric, out_qty numeric, in_amount bigint, out_amount bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('stock_move');

-- Stock as it lay on a day.
create table stock_on_hand (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  as_of date not null, item text not null, item_name text, warehouse text, category text, qty numeric, amount bigint, price bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('stock_on_hand');

-- Lines of sales.
create table sales_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  sold_on date not null, doc_no text, item text not null, item_name text, warehouse text, party text, qty numeric, amount bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('sales_line');

-- Lines of purchases.
create table purchase_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  sold_on date not null, doc_no text, item text not null, item_name text, warehouse text, party text, qty numeric, amount bigint,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('purchase_line');

-- Customers and suppliers.
create table business_party (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  party text not null, role text not null,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('business_party');

-- Lines of bank statements.
create table bank_line (
  company_id int not null, enterprise_id int not null, row_key text not null, revision int not null,
  gone boolean not null default false, hash text not null,
  source text not null, collected_at timestamptz not null, contract_no text not null, task_id text not null,
  account text, booked_on date not null, booked_at text, received bigint not null, paid bigint not null, balance bigint,
  -- place among the lines of its account and day, as time went
  nth int,
  party text, summary text,
  place text, confidence real,
  primary key (company_id, enterprise_id, row_key, revision)
);
call guard_by_company('bank_line');
