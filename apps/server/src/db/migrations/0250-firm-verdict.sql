-- The one verdict of an enterprise (docs/decisions/0114): what each report holds against it, and what somebody decided on that.

-- [{"id", "level", "text"}]; null = the report was made before this and is known by its conclusion alone.
alter table report add column matters jsonb;
-- Day of its data: what says which report of a kind is the newest, and whether it still speaks of the present.
alter table report add column as_of date;
create index report_newest_of_kind on report (company_id, enterprise_id, report_type, (coalesce(as_of, '-infinity'::date)), created_at, report_no)
  where status = 'READY';
call keep_no_statistics('report', 'enterprise_id');

-- Weighty matters of the newest report that somebody made of an enterprise and kind: what the work list is read from. The older report
-- of the same maker loses its rows when the next is ready.
create table firm_matter (
  company_id int not null,
  report_no text not null,
  -- R-012 of a rule, G-… of a gate
  matter text not null,
  enterprise_id int not null,
  -- name of the rule, sentence of a gate
  name text not null,
  -- SHA-256 of level and sentence
  told text not null,
  -- when it came up, in this report or in the one before
  first_seen timestamptz not null,
  primary key (company_id, report_no, matter),
  foreign key (company_id, report_no) references report (company_id, report_no) on delete cascade
);
create index firm_matter_enterprise on firm_matter (company_id, enterprise_id, matter);
call guard_by_company('firm_matter');

create table matter_answer (
  company_id int not null,
  id int generated always as identity,
  enterprise_id int not null,
  matter text not null,
  level text not null check (level in ('REVIEW', 'REJECT')),
  -- as it was told when it was answered, and SHA-256 of every level and sentence that reports told it by
  text text not null,
  told text[] not null,
  -- CONFIRMED: it is so, and goes on deciding. EXPLAINED: it does not count, once another agreed
  answer text not null check (answer in ('CONFIRMED', 'EXPLAINED')),
  status text not null check (status in ('ASKED', 'IN_FORCE', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
  reason text not null,
  until date not null,
  asked_id int not null,
  asked_by text not null,
  decided_id int,
  decided_by text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  constraint matter_answer_four_eyes check (by_another(decided_id, array[asked_id])),
  check (answer = 'EXPLAINED' or status in ('IN_FORCE', 'WITHDRAWN', 'LAPSED')),
  check (answer = 'CONFIRMED' or status not in ('IN_FORCE', 'REFUSED') or decided_id is not null)
);
create unique index matter_answer_live on matter_answer (company_id, enterprise_id, matter) where status in ('ASKED', 'IN_FORCE');
call guard_by_company('matter_answer');

-- Who did what about which matter, and when: rows are only ever added.
create table matter_event (
  company_id int not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id int not null,
  who text not null,
  enterprise_id int not null,
  matter text not null,
  text text not null,
  action text not null,
  note text not null,
  primary key (company_id, id)
);
create index matter_event_enterprise on matter_event (company_id, enterprise_id, id desc);
call guard_by_company('matter_event');
revoke update, delete on matter_event from xinjian_tenant;
create trigger append_only before update or delete on matter_event for each row execute function never_changed();
