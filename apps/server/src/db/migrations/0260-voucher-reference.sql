-- Money of one bank reference comes in once, to whichever company it is entered (docs/decisions/0125). A table of the platform's own,
-- because a key that names no company holds over no table that is distributed. Of vouchers of before the first of each reference has it;
-- what is refused gives it free.
create table bank_reference (
  -- as a bank would read it: one width, capitals, no spaces (billing/reference.ts)
  reference text primary key,
  company_id int not null,
  voucher_id int not null
);
call keep_for_system('bank_reference');
call open_to_operator('bank_reference', 'select, insert, delete');
insert into bank_reference (reference, company_id, voucher_id)
select distinct on (reference) reference, company_id, id
  from (select company_id, id, asked_at,
               upper(regexp_replace(normalize(about, nfkc), '\s', '', 'g')) as reference
          from voucher where kind = 'RECHARGE' and status <> 'REFUSED') r
 order by reference, asked_at, id;
