-- Which part of its enterprises a company calls by a text, as the planner believes: of one that most bear, a list looks each row's name up as it
-- goes and stops at the page, and does not read all names first (docs/decisions/0269). Null where the text is too short to be told.
create function named_share(said text) returns real
-- Volatile, because no other function may ask for a plan.
language plpgsql volatile security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  company constant int := current_company();
  codes constant bigint[] := word_codes(company, said);
  named json;
  whole json;
begin
  if company is null or codes = '{}' then return null; end if;
  execute $q$explain (format json) select 1 from enterprise where word_codes(company_id, name || chr(10) || tax_no) @> $1$q$ using codes into named;
  execute 'explain (format json) select 1 from enterprise where company_id = $1' using company into whole;
  return least(1, (named -> 0 -> 'Plan' ->> 'Plan Rows')::float8 / greatest(1, (whole -> 0 -> 'Plan' ->> 'Plan Rows')::float8));
end $$;
revoke execute on function named_share from public;
grant execute on function named_share to xinjian_tenant;
