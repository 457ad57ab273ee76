-- Why an operator looks at what a customer has, and until when he may without saying it again.
create table operator_look (
  company_id int not null,
  user_id int not null,
  reason text not null,
  until timestamptz not null,
  primary key (company_id, user_id)
);
call keep_for_system('operator_look');
