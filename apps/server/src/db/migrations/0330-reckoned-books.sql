-- What is reckoned of all rows of a book for a report, with what it was made of: made anew whenever that is no longer so, and never read by
-- anything else (docs/decisions/0174).
create table reckoned_book (
  company_id int not null, enterprise_id int not null, part text not null,
  stand text not null, facts jsonb not null,
  primary key (company_id, enterprise_id, part)
);
call guard_by_company('reckoned_book');
