-- All texts of a month's voucher lines, each once: a month that holds none of what is searched for is not read (docs/decisions/0183).
create table gl_month_text (
  company_id int not null, enterprise_id int not null, month int not null,
  texts text not null,
  primary key (company_id, enterprise_id, month)
);
call guard_by_company('gl_month_text');

-- Rows that were written before, those that hold no more among them: the texts of a month may be too many.
insert into gl_month_text
  select company_id, enterprise_id, left(month, 4)::int * 12 + right(month, 2)::int - 1, string_agg(said, E'\n')
    from (select distinct company_id, enterprise_id, month, said
            from gl_voucher_line cross join lateral (values (summary), (account_name), (voucher)) of_line (said)
           where said <> '') t
   group by company_id, enterprise_id, month;
