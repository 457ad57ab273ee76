-- What operators asked of the database (docs/decisions/0017). Values are never kept. Rows are only ever added.
create table operator_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id int not null,
  user_name text not null,
  -- name of the call in the contract, and the request's id as the log has it
  call text not null,
  request_id text not null,
  -- SHA-256 of the statement's text
  statement text not null,
  -- null = the statement failed
  rows int,
  ms int not null
);
create index operator_audit_recent on operator_audit (at desc);

revoke all on operator_audit from xinjian_system;
grant select, insert on operator_audit to xinjian_operator;

create function never_changed() returns trigger language plpgsql as $$
begin
  raise exception '% 只增不改', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on operator_audit for each row execute function never_changed();
create trigger append_only_whole before truncate on operator_audit execute function never_changed();

-- Status of the platform: no tenant's data.
grant select on bureau_call, bureau_state to xinjian_operator;
