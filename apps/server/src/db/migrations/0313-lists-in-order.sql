-- Indexes by which lists of a large company are paged, narrowed and counted (docs/decisions/0153): each in the order of its list, with what
-- its filters ask of a row, so that rows that are skipped or counted are not read.

-- Reports: by time with all filters, by who asked, by state.
create index report_listed on report (company_id, created_at, report_no)
  include (enterprise_id, report_type, status, created_by, decision_rank, grade_rank, score_rank);
drop index report_newest;
create index report_made on report (company_id, created_by, created_at, report_no);
create index report_made_of on report (company_id, created_by, enterprise_id);
create index report_by_status on report (company_id, status, created_at, report_no);

create index import_batch_made on import_batch (company_id, created_by, enterprise_id);
create index import_batch_made_by on import_batch (company_id, created_by, id);
create index import_batch_by_status on import_batch (company_id, status, id);

-- Collections: the newest first; of a firm in their order (was a failure made good?); failures by their end; codes of failures.
create index collect_task_listed on collect_task (company_id, created_at desc, task_id) include (state, area_code, joined, enterprise_id, tax_no);
drop index collect_task_recent;
create index collect_task_by_state on collect_task (company_id, state, created_at desc, task_id);
create index collect_task_of_firm on collect_task (company_id, tax_no, created_at, task_id) where tax_no is not null;
create index collect_task_failed on collect_task (company_id, finished_at desc, task_id) where state = 'FAILED';
create index collect_event_failed on collect_event (company_id, task_id, code) where code is not null and not ok;

-- Consents: the newest first, by what they say, and by their end.
create index auth_contract_listed on auth_contract (company_id, signed_at desc, contract_no desc);
drop index auth_contract_recent;
create index auth_contract_by_status on auth_contract (company_id, status, signed_at desc, contract_no desc);
create index auth_contract_ending on auth_contract (company_id, valid_to, contract_no) where status = 'EFFECTIVE';

-- The audit log of some days.
create index audit_entry_days on audit_entry (company_id, at desc, seq desc) include (kind);
drop index audit_entry_time;

-- Calls, entries and verifications with all of their filters.
create index usage_listed on usage_record (company_id, at desc, no desc) include (product, via, state, month, made_by, amount, enterprise_id);
drop index usage_recent;
create index usage_listed_dear on usage_record (company_id, amount desc, at desc, no desc) include (product, via, state, month, made_by, enterprise_id);
drop index usage_dear;
create index usage_made on usage_record (company_id, made_by, at desc, no desc);
create index ledger_entry_of_kind on ledger_entry (company_id, kind, at desc, id desc);
create index ledger_entry_about on ledger_entry (company_id, about, at desc, id desc);
create index verify_record_listed on verify_record (company_id, asked_at desc, no desc) include (result, state, invalid_mark, charged, made_by);
drop index verify_record_recent;
create index verify_record_made on verify_record (company_id, made_by, asked_at desc, no desc);
-- Two indexes begin with who asked: as of the company, nothing is to be believed of one who came since (0231).
call keep_no_statistics('report', 'created_by');
call keep_no_statistics('import_batch', 'created_by');
