-- The last month of an enterprise's invoices stands in its row, written with its marks (features/enterprise/fact-marks.ts): what is old is
-- found in the order of an index, not by looking up every enterprise's months.
alter table enterprise add column last_month int;
update enterprise e set last_month = m.month
  from (select company_id, enterprise_id, max(month) as month from invoice_month group by 1, 2) m
 where m.company_id = e.company_id and m.enterprise_id = e.id;
create index enterprise_oldest on enterprise (company_id, last_month, id) where last_month is not null;
-- The last collection that is still among the facts.
create index collect_task_collected on collect_task (company_id, enterprise_id, finished_at desc)
  where state in ('SUCCESS', 'PARTIAL') and sealed_at is null;
