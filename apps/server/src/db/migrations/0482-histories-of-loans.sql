-- What a loan said before another list corrected it, by whom and of which list (docs/decisions/0284): written in the transaction of the correction; none is
-- changed or deleted.
create table loan_history (
  company_id int not null,
  id bigint generated always as identity,
  loan_id bigint not null,
  matured date not null,
  overdue_days int not null,
  batch_id bigint not null,
  entered_by text not null,
  entered_at timestamptz not null,
  primary key (company_id, id)
);
create index loan_history_loan on loan_history (company_id, loan_id, id);
create index loan_history_batch on loan_history (company_id, batch_id);
call guard_by_company('loan_history');
call only_added('loan_history');
alter table loan_history add constraint loan_history_loan foreign key (company_id, loan_id) references loan_outcome (company_id, id);
alter table loan_history add constraint loan_history_batch foreign key (company_id, batch_id) references loan_batch (company_id, id);
