-- Whoever changes what a role may do touches the role: its row version then tells that (features/session/sessions.ts, docs/decisions/0160).
create function touch_role() returns trigger language plpgsql as $$
begin
  update role set name = name where id in (select role_id from changed);
  return null;
end $$;
create trigger touch_role_granted after insert on role_permission referencing new table as changed
  for each statement execute function touch_role();
create trigger touch_role_taken after delete on role_permission referencing old table as changed
  for each statement execute function touch_role();
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise 'a permission of a role is granted or taken, never changed';
end $$;
create trigger never_changed before update or truncate on role_permission for each statement execute function refuse_change();
