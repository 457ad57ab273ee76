-- The platform's own table of rules as its operators set it: versions, who did what, and what a version would have said.
create table platform_rule_book (
  version int primary key check (version > 0),
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REFUSED', 'IN_FORCE', 'RETIRED')),
  note text not null,
  limits jsonb not null,
  off jsonb not null,
  -- nothing stands beneath this table that could be off
  on_rules text[] not null default '{}' check (on_rules = '{}'),
  authors int[] not null,
  author text not null,
  decided_id int,
  decided_by text,
  decision text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  forced_at timestamptz,
  constraint platform_rule_book_four_eyes check (by_another(decided_id, authors)),
  check (status in ('DRAFT', 'SUBMITTED') or decided_id is not null)
);
create unique index platform_rule_book_in_force on platform_rule_book (status) where status = 'IN_FORCE';
call keep_for_system('platform_rule_book');
create policy operators on platform_rule_book to xinjian_operator using (true) with check (true);
grant select, insert, update on platform_rule_book to xinjian_operator;
-- Reports of every company are judged by what is in force; drafts are the operators' own.
create policy in_force on platform_rule_book for select to xinjian_tenant using (status = 'IN_FORCE');
grant select on platform_rule_book to xinjian_tenant;

create table platform_rule_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id int not null,
  who text not null,
  about text not null,
  action text not null,
  note text not null
);
revoke all on platform_rule_event from xinjian_system;
grant select, insert on platform_rule_event to xinjian_operator;
create trigger append_only before update or delete on platform_rule_event for each row execute function never_changed();
create trigger append_only_whole before truncate on platform_rule_event execute function never_changed();

create sequence platform_trial_no;
grant usage on sequence platform_trial_no to xinjian_operator;
create table platform_trial (
  no text primary key,
  kind text not null,
  version int not null,
  against int not null,
  through int,
  -- companies that it was begun for; null = they are being begun
  companies int,
  -- number of a company's run → its sums, with nothing of an enterprise in them
  parts jsonb not null default '{}',
  created_by text not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform_trial to xinjian_operator;
