-- Enterprises other than its own whose collected data a report rests on: it is sealed when one of them takes its consent back (docs/decisions/0201).
create table report_beside (
  company_id int not null,
  report_no text not null,
  enterprise_id int not null,
  primary key (company_id, report_no, enterprise_id)
);
create index report_beside_enterprise on report_beside (company_id, enterprise_id);
call guard_by_company('report_beside');
