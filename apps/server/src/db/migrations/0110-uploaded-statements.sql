-- What a file brings beside invoices. A row of a bureau names its item by the form; one of an upload may have been told its item
-- of the chart by a person.
alter table fin_statement add column account_code text;
-- Statements and returns of an upload, in the order of the file: {what, kind, standard, period, written, asks}
alter table import_batch add column forms jsonb not null default '[]';
-- Labels of statements that may mean several items of the chart: asked about once, remembered by the company. code null = asked and
-- not answered yet, '' = none of the chart.
create table account_label (
  company_id int not null,
  standard text not null,
  kind text not null,
  label text not null,
  candidates jsonb not null,
  code text,
  decided_by text,
  decided_at timestamptz,
  primary key (company_id, standard, kind, label)
);
call guard_by_company('account_label');
