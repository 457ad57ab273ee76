-- Consents of persons that a report rests on: it is sealed when one of these persons takes his or her consent back (docs/decisions/0188).
create table report_person (
  company_id int not null,
  report_no text not null,
  contract_no text not null,
  primary key (company_id, report_no, contract_no)
);
create index report_person_contract on report_person (company_id, contract_no);
call guard_by_company('report_person');
