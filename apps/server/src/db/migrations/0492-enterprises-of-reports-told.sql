-- No statistics are kept of whose report it is (0313), so a plan believed in two hundred enterprises whatever the company had: of a hundred
-- enterprises it expected half of 300,000 reports, and read all of them. How many there are is told instead, as the shares of companies are
-- (docs/decisions/0305); ANALYZE leaves it. Which they are is not told: one that came later would be believed to have no report.
create function tell_enterprises_of_reports() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  smallest constant real := 10000;
  reports real;
  enterprises real;
begin
  if current_setting('server_version_num')::int < 180000 then return; end if;
  select reltuples into reports from pg_class where oid = 'public.report'::regclass;
  select reltuples into enterprises from pg_class where oid = 'public.enterprise'::regclass;
  if reports < smallest or enterprises < 1 then return; end if;
  perform pg_restore_attribute_stats('schemaname', 'public', 'relname', 'report', 'attname', 'enterprise_id', 'inherited', false,
    'null_frac', 0::real, 'avg_width', 4, 'n_distinct', least(enterprises, reports));
end $$;
revoke execute on function tell_enterprises_of_reports from public;
grant execute on function tell_enterprises_of_reports to xinjian_system;
