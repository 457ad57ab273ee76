-- Which call of the month a held one would be, among those that count (docs/decisions/0126): the price of a tier hangs on it.
alter table usage_record add column nth int;
update usage_record u set nth = h.nth
  from (select r.company_id, r.no, coalesce(m.quota_used, 0) + row_number() over (partition by r.company_id, r.product order by r.at, r.no) as nth
          from usage_record r
          left join usage_month m on m.company_id = r.company_id and m.product = r.product
           and m.month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int
         where r.state = 'HELD' and r.why is distinct from 'VALID') h
 where u.company_id = h.company_id and u.no = h.no;
drop index usage_held;
create index usage_held on usage_record (company_id, product, nth) where state = 'HELD';
