-- A message that brings what was collected, or a report made of that, names the enterprise without whose consent it is not sent; null =
-- it is sent whatever becomes of a consent. What waits already and brings a result is told of its task.
alter table collect_callback add column consent_of int;
update collect_callback b set consent_of = t.enterprise_id
  from collect_task t
 where t.company_id = b.company_id and t.task_id = b.task_id and b.status in ('QUEUED', 'RUNNING')
   and b.body::jsonb ->> 'state' in ('SUCCESS', 'PARTIAL');
