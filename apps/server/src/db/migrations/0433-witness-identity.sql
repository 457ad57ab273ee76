-- Who stands by, told from who signs: HMAC-SHA-256 of the witness's ID number under a key of the platform, hex. Null = named before it was
-- asked for: nobody signs there until the witness is named anew.
alter table terminal add column witness_key text;
