-- How many days a party may owe, and when it paid last, where the list says so.
alter table receivable add column credit_days int;
alter table receivable add column last_paid_on date;
alter table payable add column credit_days int;
alter table payable add column last_paid_on date;
