-- Tries at a signer's code, by number over all tasks of a company: counted before they are judged (docs/decisions/0027).
create table signer_try (
  company_id int not null,
  -- HMAC of the mobile, as in collect_task
  signer_key text not null,
  failures int not null,
  locked_until timestamptz,
  at timestamptz not null default now(),
  primary key (company_id, signer_key)
);
create index signer_try_age on signer_try (at);
call guard_by_company('signer_try');
call open_to_system('signer_try', 'at', '');
grant delete on signer_try to xinjian_system;
alter table collect_task drop column wrong_codes;
-- Counting by number takes its place; a task keeps until when it waits, for housekeeping.
drop index collect_task_signer;
