-- The calls behind a bill leave as any list does (list_export); what was asked for the other way is made anew on demand.
drop table bill_export;
drop sequence bill_export_no;

-- Calls in the order of what they came to.
create index usage_dear on usage_record (company_id, amount desc, at desc, no desc);
-- What a state came to stands at one end of that order or the other: within it each end is as near.
create index usage_dear_of_state on usage_record (company_id, state, amount desc, at desc, no desc);
