-- Reds by the blue they reverse: a file asks for those of its own rows, not for all that wait.
create index invoice_blue on invoice (company_id, enterprise_id, blue_key) where blue_key is not null;
drop index invoice_waiting;
