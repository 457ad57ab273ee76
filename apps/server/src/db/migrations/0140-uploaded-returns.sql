-- Where an amount of an upload stands in its file, and how surely it was read; a bureau's row has neither.
alter table fin_statement add column place text, add column confidence real;
alter table vat_return_line add column place text, add column confidence real;
alter table cit_return_line add column place text, add column confidence real;
alter table tax_payment add column place text, add column confidence real;
