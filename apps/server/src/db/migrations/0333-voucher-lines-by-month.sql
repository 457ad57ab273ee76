-- A ledger is walked by month and account, and searched by amount, at a million lines of one enterprise.
create index gl_voucher_line_by_month on gl_voucher_line (company_id, enterprise_id, month, account);
-- A line has an amount on one side: the two make one index of all lines.
create index gl_voucher_line_by_debit on gl_voucher_line (company_id, enterprise_id, debit) where debit <> 0;
create index gl_voucher_line_by_credit on gl_voucher_line (company_id, enterprise_id, credit) where credit <> 0;
