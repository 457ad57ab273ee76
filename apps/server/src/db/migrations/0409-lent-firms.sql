-- Firms of the sandbox that visits to the demonstration are lent (docs/decisions/0229): a firm to one visit, a visit to one firm. A row whose time is over
-- is anybody's.
create table lent_firm (
  company_id int not null,
  tax_no text not null,
  -- mark of the visit
  visit text not null,
  until timestamptz not null,
  primary key (company_id, tax_no)
);
create unique index lent_firm_visit on lent_firm (company_id, visit);
call guard_by_company('lent_firm');
