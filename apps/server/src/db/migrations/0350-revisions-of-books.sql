-- Raised with every change of the book: whether what was reckoned of its rows still holds is one number, not a count of a million of them
-- (docs/decisions/0177).
alter table enterprise
  add column voucher_seq int not null default 0,
  add column bank_seq int not null default 0;
