-- Every call of a product, once: what was promised when it was asked for, what it came to when it was answered.
create table usage_record (
  company_id int not null,
  -- number of the report
  no text not null,
  product text not null,
  -- PAGE: a person asked; API: a system did, or a collection through a channel
  via text not null check (via in ('PAGE', 'API')),
  enterprise_id int not null,
  enterprise_name text not null,
  tax_no text not null,
  charge_rule text not null,
  valid_days int not null,
  -- 毫; held when above zero
  unit_price bigint not null check (unit_price >= 0),
  state text not null default 'HELD' check (state in ('HELD', 'CHARGED', 'FREE', 'RELEASED', 'REVERSED')),
  -- why it is as it is, once it was answered; of HELD why it is free, if it is
  why text check (why in ('FOUND', 'QUERIED', 'VALID', 'ZERO', 'NOT_FOUND', 'FAILED')),
  amount bigint not null default 0,
  made_by text not null,
  at timestamptz not null default now(),
  settled_at timestamptz,
  -- year × 12 + month − 1 in which it was answered, and in which the charge was given back
  month int,
  reversed_month int,
  reversed_note text,
  primary key (company_id, no),
  check ((state = 'HELD') = (settled_at is null)),
  check ((state = 'REVERSED') = (reversed_month is not null))
);
create index usage_recent on usage_record (company_id, at desc, no desc);
create index usage_of_month on usage_record (company_id, month, at desc, no desc);
create index usage_of_line on usage_record (company_id, month, product, at desc, no desc);
create index usage_reversed on usage_record (company_id, reversed_month) where reversed_month is not null;
create index usage_bought on usage_record (company_id, product, enterprise_id, settled_at desc) where state = 'CHARGED';
call guard_by_company('usage_record');
call open_to_operator('usage_record', 'select, update');
revoke delete on usage_record from xinjian_tenant;

-- Counted as calls are answered, under the lock of the ledger.
create table usage_month (
  company_id int not null,
  month int not null,
  product text not null,
  calls int not null default 0,
  found int not null default 0,
  charged int not null default 0,
  free int not null default 0,
  amount bigint not null default 0,
  reversed int not null default 0,
  reversed_amount bigint not null default 0,
  primary key (company_id, month, product)
);
call guard_by_company('usage_month');
call open_to_operator('usage_month', 'select, insert, update');
