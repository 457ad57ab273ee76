-- What only single rows can tell of a month (engine/invoice/scan.ts), as of the month's revision `seq`. Made when a report first
-- wants it and kept until the month or the version of the scan moves.
create table invoice_scan (
  company_id int not null,
  enterprise_id int not null,
  direction smallint not null,
  month int not null,
  seq bigint not null,
  version smallint not null,
  sum_failures bigint not null,
  numbered bigint not null,
  serial_rows bigint not null,
  -- the longest runs: [day, counterparty, code, first number, last number, rows]
  runs jsonb not null,
  primary key (company_id, enterprise_id, direction, month)
);

-- What the source of a period said, counted with its rows; null = booked before this was counted, and unknown for good.
alter table invoice_period
  add column row_count bigint,
  -- rows whose 发票风险等级 the source states
  add column risk_stated bigint,
  -- rows that the source itself repeats; null where a source may be read twice (collection)
  add column repeated bigint;
