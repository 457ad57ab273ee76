-- Devices that an account was used on, so that a new one is told of: browser and system without their versions, hashed.
create table user_device (
  user_id int not null references app_user (id) on delete cascade,
  mark bytea not null,
  first_at timestamptz not null default now(),
  primary key (user_id, mark)
);

-- That a consent ends soon is told once.
alter table auth_contract add column ending_told_at timestamptz;
create index auth_contract_untold on auth_contract (valid_to) where status = 'EFFECTIVE' and ending_told_at is null;
call open_to_system('auth_contract', 'company_id, contract_no, code, status, valid_from, valid_to, ending_told_at', '');
