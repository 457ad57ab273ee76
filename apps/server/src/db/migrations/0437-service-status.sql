-- State of the service as customers are told it (docs/decisions/0241): of the platform, no tenant's data.

-- What a part came to at the last look.
create table service_state (
  part text primary key,
  state text not null check (state in ('NO_DATA', 'OPERATIONAL', 'DELAYED', 'PARTIAL', 'OUTAGE')),
  since timestamptz not null,
  at timestamptz not null,
  hour_calls int not null,
  hour_failed int not null,
  day_calls int not null,
  day_failed int not null,
  -- what the bureau says of itself, and until when in its words
  notice text check (notice in ('MAINTENANCE', 'CLOSED')),
  until text,
  -- of a queue: how long the oldest has waited
  oldest_seconds int
);
call keep_for_system('service_state');

-- Minutes of a day in China that were measured, by state; swept after 90 days.
create table service_day (
  part text not null,
  day date not null,
  operational int not null default 0,
  delayed int not null default 0,
  partial int not null default 0,
  outage int not null default 0,
  calls int not null default 0,
  failed int not null default 0,
  primary key (part, day)
);
create index service_day_age on service_day (day);
call keep_for_system('service_day');

-- What operators announce. The last of its updates says how it stands.
create table incident (
  id int generated always as identity primary key,
  started_at timestamptz not null,
  -- null = it is not over
  ended_at timestamptz,
  at timestamptz not null default now()
);
create index incident_recent on incident ((ended_at is null) desc, id desc);
call keep_for_system('incident');

create table incident_update (
  incident_id int not null references incident (id),
  n int not null,
  title text not null,
  title_en text not null,
  text text not null,
  text_en text not null,
  parts text[] not null check (cardinality(parts) > 0),
  impact text not null check (impact in ('DELAYED', 'PARTIAL', 'OUTAGE')),
  state text not null check (state in ('SCHEDULED', 'INVESTIGATING', 'IDENTIFIED', 'MONITORING', 'RESOLVED')),
  -- the update whose text this one replaces
  corrects int,
  by text not null,
  at timestamptz not null default now(),
  primary key (incident_id, n),
  foreign key (incident_id, corrects) references incident_update (incident_id, n)
);
call keep_for_system('incident_update');
-- What was said to customers is never unsaid.
create trigger append_only before update or delete on incident_update for each row execute function never_changed();
create trigger append_only_whole before truncate on incident_update execute function never_changed();
revoke update, delete on incident_update from xinjian_system;
