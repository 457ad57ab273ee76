-- Institutions that take data from enterprises which choose them, and what was chosen (docs/decisions/0210).
-- The list that phones are shown is the platform's own: a row is what an operator agreed to show, word for word.
create table institution (
  company_id int primary key references company (id),
  -- the channel that what is given comes by
  channel text not null unique,
  purpose text not null,
  -- hex of SHA-256 of the picture that was agreed to; another one is not shown
  logo text,
  state text not null default 'ASKED' check (state in ('ASKED', 'LISTED', 'REFUSED', 'ENDED')),
  asked_by text not null,
  asked_id int,
  asked_at timestamptz not null default now(),
  decided_by text,
  decided_id int,
  decided_at timestamptz,
  reason text,
  version int not null default 1,
  constraint institution_four_eyes check (by_another(decided_id, array[asked_id])),
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('LISTED', 'REFUSED') or decided_at is not null)
);
create index institution_state on institution (state, asked_at);
create trigger independent before insert or update of decided_id on institution
  for each row execute function judge_independence('decided_id', 'asked_id', 'institution_four_eyes');
call keep_for_system('institution');
call open_to_operator('institution', 'select, update (state, decided_by, decided_id, decided_at, reason, version)');

-- What a visit chose, one row an institution. The rows are those of the platform's own company, which holds the visit until it is
-- signed: of the chosen ones none reads who else was.
create table collect_choice (
  company_id int not null,
  task_id text not null,
  institution int not null,
  channel text not null,
  place smallint not null,
  purpose text not null,
  -- number of the collection there; null = nothing was signed yet
  given text,
  primary key (company_id, task_id, institution)
);
call guard_by_company('collect_choice');

alter table collect_task
  -- company that the visit goes on in since it was signed; the row itself holds nothing of the enterprise any more
  add column moved_to int,
  -- company that held the visit, and its number there: the task of the same number logs in, the others follow it
  add column held_by int,
  add column visit text;
-- Housekeeping leaves alone what waits for another's login.
grant select (visit) on collect_task to xinjian_system;
create index collect_task_visit on collect_task (company_id, visit) where visit is not null;
