-- How somebody looks at a list: filters, order and columns under a name.
create table list_view (
  company_id int not null,
  id int generated always as identity,
  user_id int not null,
  made_by text not null,
  list text not null,
  name text not null,
  -- as the address has it
  query text not null,
  -- {"shown": [], "hidden": []}; null = as the reader has them
  columns jsonb,
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  -- can be taken back
  deleted_at timestamptz,
  primary key (company_id, id)
);
create unique index list_view_named on list_view (company_id, user_id, list, name) where deleted_at is null;
create index list_view_shared on list_view (company_id, list, name) where shared and deleted_at is null;
call guard_by_company('list_view');

create table list_setting (
  company_id int not null,
  user_id int not null,
  list text not null,
  columns jsonb,
  default_view int,
  primary key (company_id, user_id, list)
);
call guard_by_company('list_setting');
