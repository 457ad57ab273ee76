-- Documents of an upload that a person must look at before they are booked: what was read of them, and what the person made
-- of it.
create table import_check (
  company_id int not null,
  import_id int not null,
  n int not null,
  -- the file, or the file inside an archive (`a.zip!/b.jpg`), and which of its invoices, from 0
  place text not null,
  invoice_no int not null,
  reason text not null,
  -- as it was read (ParsedInvoice)
  draft jsonb not null,
  -- what the person saved, and when; null = still to be done
  fields jsonb,
  decision text check (decision in ('BOOKED', 'DROPPED')),
  decided_by text,
  decided_at timestamptz,
  primary key (company_id, import_id, n)
);
create index import_check_open on import_check (company_id, import_id) where decision is null;
call guard_by_company('import_check');
