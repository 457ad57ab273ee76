-- What came in and what was given never exceed 100 billion yuan, so that no sum of the books leaves the numbers that JSON carries exactly
-- (docs/decisions/0126). What stood there before stays.
alter table ledger add constraint ledger_bounds
  check (received between -1000000000000000 and 0 and adjusted between -1000000000000000 and 1000000000000000) not valid;
