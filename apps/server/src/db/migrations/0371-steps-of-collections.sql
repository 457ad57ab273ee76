-- When a collection first stood in each step of the funnel, by the place of the step (features/collect/steps.ts): a sum over collections reads
-- one row of each, and not the eight events that tell it (docs/decisions/0199).
alter table collect_task add column reached timestamptz[] not null default array_fill(null::timestamptz, array[7]);

update collect_task t set reached = e.reached
  from (select company_id, task_id, array[
          min(at) filter (where state not in ('VALIDATE', 'AGREEMENT', 'AREA', 'TAX_STATUS', 'LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE', 'COLLECTING', 'PARTIAL', 'SUCCESS')),
          min(at) filter (where state = 'VALIDATE'),
          min(at) filter (where state = 'AGREEMENT'),
          min(at) filter (where state in ('AREA', 'TAX_STATUS')),
          min(at) filter (where state in ('LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE')),
          min(at) filter (where state = 'COLLECTING'),
          min(at) filter (where state in ('PARTIAL', 'SUCCESS'))] as reached
          from collect_event group by company_id, task_id) e
 where e.company_id = t.company_id and e.task_id = t.task_id;
