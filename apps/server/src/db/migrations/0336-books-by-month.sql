-- What reports take of an enterprise's ledger and bank lines, by month: kept by the writer of the rows, made anew of a month that was
-- written. The rows stay, and every figure opens them (docs/decisions/0178). Months count as engines count them: year × 12 + month − 1.

-- Voucher lines of a month on an account.
create table gl_month_account (
  company_id int not null, enterprise_id int not null, month int not null, account text not null,
  account_name text, debit bigint not null, credit bigint not null, lines int not null,
  primary key (company_id, enterprise_id, month, account)
);
call guard_by_company('gl_month_account');

-- Vouchers of a month; of those that do not balance the first are named.
create table gl_month (
  company_id int not null, enterprise_id int not null, month int not null,
  vouchers int not null, lines int not null, debit bigint not null, credit bigint not null,
  unbalanced text[] not null, unbalanced_count int not null,
  -- when the newest of its lines came
  collected_at timestamptz not null,
  primary key (company_id, enterprise_id, month)
);
call guard_by_company('gl_month');

-- Lines of a bank account in a month, with the balances around them. `breaks`: lines that do not follow from the one before in the month;
-- whether the first follows from the month before is seen in the balances. An account without a number is ''.
create table bank_month (
  company_id int not null, enterprise_id int not null, account text not null, month int not null,
  lines int not null, received bigint not null, paid bigint not null, open bigint, close bigint, breaks int not null,
  -- when the newest of them came
  collected_at timestamptz not null,
  primary key (company_id, enterprise_id, account, month)
);
call guard_by_company('bank_month');

-- What a month's bank lines say of a party.
create table bank_month_party (
  company_id int not null, enterprise_id int not null, month int not null, party text not null,
  lines int not null, received bigint not null, paid bigint not null,
  primary key (company_id, enterprise_id, month, party)
);
call guard_by_company('bank_month_party');

-- Rows that were written before.
create temporary view held_voucher_line as
  select (left(month, 4)::int * 12 + right(month, 2)::int - 1) as at, * from (
    select distinct on (company_id, enterprise_id, row_key) * from gl_voucher_line
     order by company_id, enterprise_id, row_key, revision desc) r where not gone;
insert into gl_month_account
  select company_id, enterprise_id, at, account, max(account_name), sum(debit), sum(credit), count(*)
    from held_voucher_line group by company_id, enterprise_id, at, account;
insert into gl_month
  select company_id, enterprise_id, at, count(*) filter (where voucher is not null), sum(lines), sum(debit), sum(credit),
         coalesce((array_agg(coalesce(day || ' ', '') || voucher order by day, voucher)
                     filter (where voucher is not null and debit <> credit))[1:50], '{}'),
         count(*) filter (where voucher is not null and debit <> credit), max(came)
    from (select company_id, enterprise_id, at, voucher, min(booked_on)::text as day, max(collected_at) as came, count(*) as lines,
                 sum(debit) as debit, sum(credit) as credit
            from held_voucher_line group by company_id, enterprise_id, at, voucher) v
   group by company_id, enterprise_id, at;
drop view held_voucher_line;

create temporary view held_bank_line as
  select (extract(year from booked_on) * 12 + extract(month from booked_on) - 1)::int as at, coalesce(account, '') as of, * from (
    select distinct on (company_id, enterprise_id, row_key) * from bank_line
     order by company_id, enterprise_id, row_key, revision desc) r where not gone;
insert into bank_month
  select company_id, enterprise_id, of, at, count(*), sum(received), sum(paid),
         max(balance - received + paid) filter (where first = 1), max(balance) filter (where last = 1),
         count(*) filter (where before + received - paid <> balance), max(collected_at)
    from (select *, lag(balance) over month_lines as before, row_number() over month_lines as first,
                 row_number() over (partition by company_id, enterprise_id, of, at
                                    order by booked_on desc, nth desc, row_key desc) as last
            from held_bank_line
          window month_lines as (partition by company_id, enterprise_id, of, at order by booked_on, nth, row_key)) l
   group by company_id, enterprise_id, of, at;
insert into bank_month_party
  select company_id, enterprise_id, at, party, count(*), sum(received), sum(paid)
    from held_bank_line where party is not null group by company_id, enterprise_id, at, party;
drop view held_bank_line;

-- In which unit stock is counted, where the book says so.
alter table stock_summary add column unit text;
alter table stock_on_hand add column unit text;

-- Large books come by COPY under the loader (0320): it gives every column but the company, which is the connection's by default.
do $$
declare t regclass;
begin
  foreach t in array array['gl_voucher_line', 'bank_line']::regclass[] loop
    execute format('alter table %s alter column company_id set default current_company()', t);
    execute format('grant insert (%s) on %s to xinjian_loader',
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
        where a.attrelid = t and a.attnum > 0 and not a.attisdropped and a.attname <> 'company_id'), t);
  end loop;
end $$;
