-- How many invoices an enterprise has, and their first month, stand in its row beside the last one, written with its marks
-- (features/enterprise/fact-marks.ts): a page of the list sums no months.
alter table enterprise
  add column first_month int,
  add column sales_invoices int8 not null default 0,
  add column purchase_invoices int8 not null default 0;
update enterprise e set first_month = m.first, sales_invoices = m.sales, purchase_invoices = m.purchases
  from (select company_id, enterprise_id, min(month) as first,
               coalesce(sum(invoices) filter (where direction = 0), 0) as sales,
               coalesce(sum(invoices) filter (where direction = 1), 0) as purchases
          from invoice_month group by 1, 2) m
 where m.company_id = e.company_id and m.enterprise_id = e.id;
