-- Batches of collections that ended otherwise than by their worker stayed RUNNING for ever; they end with their task now.
update import_batch b
   set status = case when n.rows > 0 then 'DONE_WITH_ERRORS' else 'FAILED' end,
       message = '采集未能完成', finished_at = t.finished_at, read_count = n.rows, added_count = n.rows
  from collect_task t,
       lateral (select count(*)::int as rows from invoice i
                 where i.company_id = t.company_id and i.enterprise_id = t.enterprise_id and i.import_id = t.import_id) n
 where t.company_id = b.company_id and t.import_id = b.id and t.finished_at is not null
   and b.blob_key = '' and b.status = 'RUNNING';
