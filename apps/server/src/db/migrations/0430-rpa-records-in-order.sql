-- The office's list of what robots told, the newest first.
create index rpa_record_recent on rpa_record (company_id, received_at desc, channel, job_no);
