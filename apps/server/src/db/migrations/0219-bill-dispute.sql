-- A bill may be disputed by whoever owes it, and is answered by whoever is owed; the last of each stands here, all in the log of both.
alter table bill drop constraint bill_status_check;
alter table bill add constraint bill_status_check
  check (status in ('FROZEN', 'DISPUTED', 'CONFIRMED', 'INVOICED', 'PAID'));
alter table bill
  add column dispute text,
  add column disputed_by text,
  add column disputed_at timestamptz,
  add column answer text,
  add column answered_by text,
  add column answered_at timestamptz,
  add constraint bill_disputed check (status <> 'DISPUTED' or (dispute is not null and answer is null));

-- Whoever could confirm bills still can; administrators of secondary customers can now.
insert into permission (name) values ('bill.confirm') on conflict do nothing;
insert into role_permission (role_id, permission)
  select role_id, 'bill.confirm' from role_permission where permission = 'money.manage'
  union
  select id, 'bill.confirm' from role where code = 'ROLE_RYC_CHILD_ADMIN' and company_id is null
  on conflict do nothing;
