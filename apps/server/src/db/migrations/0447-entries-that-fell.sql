-- The entry with which the available balance fell below the line that its company is warned of (docs/decisions/0252): said by the entry itself, so
-- that one statement moves the money, and says so, on a distributed database, too.
alter table ledger_entry add column fell boolean not null default false;
-- Operators enter, too; the first node of a distributed database takes the number by its sequence, as whoever enters.
grant usage on sequence ledger_entry_id_seq to xinjian_operator;
