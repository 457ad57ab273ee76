-- Money of one bank reference comes in once, to whichever company it is entered (docs/decisions/0125). Of vouchers of before the first of
-- each reference has it; what was refused gives it free.
alter table voucher add column reference text;
update voucher v set reference = f.reference
  from (select distinct on (reference) company_id, id, reference
          from (select company_id, id, asked_at,
                       upper(regexp_replace(normalize(about, nfkc), '\s', '', 'g')) as reference
                  from voucher where kind = 'RECHARGE' and status <> 'REFUSED') r
         order by reference, asked_at, id) f
 where v.company_id = f.company_id and v.id = f.id;
create unique index voucher_reference on voucher (reference);
