-- Rows that are alike without a code that proves them one invoice (all counted), and invoices whose lines do not come to their
-- amount. null = booked before they were counted.
alter table invoice_period add column alike int8, add column lines_differ int8;
