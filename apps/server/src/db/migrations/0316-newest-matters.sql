-- The work list of matters asked of every matter whether a newer report of its kind was ready, and read each report for its day: 182 ms at
-- nine thousand matters. Both are known when a report becomes ready and stand in the row since (features/firm/keep.ts, docs/decisions/0154).
alter table firm_matter
  -- of the report
  add column as_of date,
  -- no newer report of the kind is ready, whoever ordered it
  add column newest boolean not null default true;
update firm_matter m
   set as_of = r.as_of,
       newest = not exists (
         select 1 from report n
          where n.company_id = r.company_id and n.enterprise_id = r.enterprise_id and n.report_type = r.report_type and n.status = 'READY'
            and (coalesce(n.as_of, '-infinity'::date), n.created_at, n.report_no) > (coalesce(r.as_of, '-infinity'::date), r.created_at, r.report_no))
  from report r where r.company_id = m.company_id and r.report_no = m.report_no;
create index firm_matter_newest on firm_matter (company_id, enterprise_id, matter) include (told, first_seen, as_of) where newest;
