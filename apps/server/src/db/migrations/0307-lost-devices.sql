-- Somebody who lost the device of his second factor, and says so at the login (docs/decisions/0144): whoever looks after accounts looks into
-- it, and turns it into a sensitive change with what was checked of him.
create table lost_device (
  id int generated always as identity primary key,
  user_id int not null references app_user (id) on delete cascade,
  -- of the account
  company_id int not null references company (id),
  -- as it was typed: how whoever said so is reached
  contact_name text not null,
  phone text not null,
  note text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'ASKED', 'DISMISSED')),
  at timestamptz not null default now(),
  -- the change that came of it
  change_id int,
  decided_by text,
  decision text,
  decided_at timestamptz,
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state = 'ASKED') = (change_id is not null))
);
create unique index lost_device_one on lost_device (user_id) where state = 'WAITING';
create index lost_device_user on lost_device (user_id, at);
create index lost_device_recent on lost_device (company_id, id desc);
call keep_for_system('lost_device');
call keep_no_statistics('lost_device', 'company_id');

-- Operators are told how much waits for them and since when, no more.
create policy operators on lost_device for select to xinjian_operator using (true);
grant select (state, at) on lost_device to xinjian_operator;
create policy operators on sensitive_change for select to xinjian_operator using (true);
grant select (state, by_company, asked_at) on sensitive_change to xinjian_operator;
