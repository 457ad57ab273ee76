-- Lines of the audit log that wait to be written: put here in the transaction of what they tell of, by those who reach no log
-- (docs/decisions/0146). `chain` is the log that it goes to: the company's own, that of its company, or the platform's people's.
create table audit_waiting (
  company_id int not null,
  id bigint generated always as identity,
  chain int not null,
  said jsonb not null,
  primary key (company_id, id)
);
create index audit_waiting_order on audit_waiting (id);
call keep_for_system('audit_waiting');
-- It changes none, but may not hold one without the right to.
revoke insert on audit_waiting from xinjian_system;
-- Whoever writes one never reads or changes one.
create policy own_company on audit_waiting for insert to xinjian_tenant with check (company_id = current_company());
grant insert on audit_waiting to xinjian_tenant;
create policy operators on audit_waiting for insert to xinjian_operator with check (true);
grant insert on audit_waiting to xinjian_operator;
