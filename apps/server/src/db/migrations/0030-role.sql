-- Roles are data. The built-in ones have no company and are sown by the program from one literal (role-seeds.ts).
create table permission (
  name text primary key
);

create table role (
  id int generated always as identity primary key,
  company_id int references company (id),
  code text not null,
  name text not null,
  unique nulls not distinct (company_id, code),
  -- A company's role never takes the place of a built-in one.
  check (company_id is null or code !~ '^ROLE_')
);

create table role_permission (
  role_id int not null references role (id) on delete cascade,
  -- A name that the program does not know is refused.
  permission text not null references permission (name) on delete cascade,
  primary key (role_id, permission)
);

call keep_for_system('permission');
call keep_for_system('role');
call keep_for_system('role_permission');
