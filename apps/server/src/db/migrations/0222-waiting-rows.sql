-- Rows that wait are looked for in two ways: those of a batch in order, and those of an invoice in whichever batch. While a table is
-- read nothing is known of its rows (statistics are those of an empty table, or of batches that are done), so that both indexes seem to
-- cost the same for either. Each serves only the statements that name what it alone holds, which every row does.
drop index verify_batch_row_open;
drop index verify_batch_row_of_key;
create index verify_batch_row_open on verify_batch_row (company_id, batch, nth) where state = 'WAITING' and nth > 0;
create index verify_batch_row_of_key on verify_batch_row (company_id, invoice_key) where state = 'WAITING' and invoice_key <> '';

-- What the platform judged of an invoice: asked of every row of a table.
create index verify_record_judged on verify_record (company_id, invoice_key, asked_at)
  where kept_from is null and result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND');

-- The page of every check asks whether its invoice is watched, or was.
create index verify_watch_of_invoice on verify_watch (company_id, invoice_key);

-- A platform of a few companies has statistics that name them all, and of one that came since it is believed that it has no row. Then
-- every index seems to find one row by the company alone, the primary key's no less than any other, and each look for one row walks
-- through all of the company's. Of these tables, of which a batch asks row by row, nothing is kept of companies: each is taken to have
-- a two-hundredth.
do $$
declare
  t text;
begin
  foreach t in array array['verify_record', 'verify_batch', 'verify_batch_row', 'verify_watch', 'usage_record'] loop
    execute format('alter table %I alter column company_id set statistics 0', t);
    -- What was found before stays otherwise (older databases have no way to forget it).
    if current_setting('server_version_num')::int >= 180000 then
      execute format('select pg_clear_attribute_stats(%L, %L, %L, false)', current_schema(), t, 'company_id');
    end if;
  end loop;
end $$;
