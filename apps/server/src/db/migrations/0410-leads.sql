-- Messages from the public site (docs/decisions/0213): written by anybody, answered by the platform's own people.
create table lead (
  id int generated always as identity primary key,
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'CLOSED')),
  topic text not null check (topic in ('PRODUCT', 'INTEGRATION', 'PARTNER', 'OBJECTION', 'OTHER')),
  name text not null,
  organisation text,
  phone text not null,
  email text,
  message text not null,
  language text not null check (language in ('zh', 'en')),
  -- word for word what whoever wrote agreed to, in his language
  consent text not null,
  at timestamptz not null default now(),
  -- what was said of it last, by whom
  changed_by text,
  note text,
  changed_at timestamptz,
  check ((changed_by is null) = (changed_at is null) and (note is null) = (changed_at is null)),
  check (state = 'OPEN' or changed_at is not null)
);
create index lead_recent on lead ((state = 'OPEN') desc, id desc);
create index lead_at on lead (at);
call keep_for_system('lead');
-- Operators are told how much waits for them and since when, no more.
create policy operators on lead for select to xinjian_operator using (true);
grant select (state, at) on lead to xinjian_operator;
