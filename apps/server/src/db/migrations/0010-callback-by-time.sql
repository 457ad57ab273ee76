-- The last messages of a channel, for the office.
create index collect_callback_recent on collect_callback (company_id, channel, created_at desc);
