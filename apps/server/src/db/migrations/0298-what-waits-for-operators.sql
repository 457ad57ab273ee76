-- Operators are told how much waits for them and since when: of messages that no system took, and of companies that ask to be customers, no more than that.
call open_to_operator('collect_callback', 'select (company_id, channel, status, created_at)');
create policy operators on registration to xinjian_operator using (true);
grant select (status, created_at) on registration to xinjian_operator;
