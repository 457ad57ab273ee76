-- Freshness of an enterprise's data is read with every report and every look at what was collected.
create index collect_task_enterprise on collect_task (company_id, enterprise_id, created_at desc);
