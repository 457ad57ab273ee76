-- What the collections that began on a day came to, by bureau (docs/decisions/0269): the funnel adds days, and reads rows of the newest alone.
create table collect_day (
  company_id int not null,
  day date not null,
  -- since when the row is there: whoever changes a collection of the day sees it
  since timestamptz not null default now(),
  -- null = to be counted, for the first time or anew
  tally jsonb,
  primary key (company_id, day)
);
call guard_by_company('collect_day');
