-- What waits, by company (and lane) and age: heads of queues are found one by one, whatever stands behind them (jobs/next.ts).
create index import_batch_waiting on import_batch (company_id, created_at, id) where status = 'QUEUED';
create index report_waiting on report (company_id, created_at, report_no) where status = 'QUEUED';
create index collect_task_waiting on collect_task (company_id, coalesce(area_code, ''), due_at, task_id) where status = 'QUEUED';
create index collect_callback_waiting on collect_callback (company_id, coalesce(channel, ''), due_at, callback_no) where status = 'QUEUED';
