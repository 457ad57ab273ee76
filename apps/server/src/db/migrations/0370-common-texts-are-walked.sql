-- A text that more rows hold than are looked up is told by the planner's statistics of the index, in a millisecond: to read the index for it
-- took most of a search's first page (docs/decisions/0199). Nothing is lost where they err: the list is walked, and finds the text everywhere.
create or replace function worded(of_table text, said text, most int) returns text[]
-- Volatile, because no other function may ask for a plan.
language plpgsql volatile security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  company constant int := current_company();
  codes constant bigint[] := word_codes(company, said);
  key text;
  held text;
  plan json;
  found text[];
begin
  if company is null or codes = '{}' then return null; end if;
  case of_table
    when 'enterprise' then key := 'id'; held := $w$name || chr(10) || tax_no$w$;
    when 'report' then key := 'report_no'; held := $w$report_no$w$;
    when 'usage_record' then key := 'no'; held := $w$enterprise_name || chr(10) || tax_no || chr(10) || no$w$;
    when 'verify_record' then key := 'no';
      held := $w$invoice_key || chr(10) || no || chr(10) || coalesce(face ->> 'sellerName', '') || chr(10) || coalesce(face ->> 'buyerName', '')$w$;
    when 'collect_task' then key := 'task_id';
      held := $w$coalesce(enterprise_name, '') || chr(10) || coalesce(tax_no, '') || chr(10) || task_id || chr(10) || fin_task_id || chr(10) || coalesce(contract_no, '')$w$;
    when 'auth_contract' then key := 'contract_no'; held := $w$contract_no || chr(10) || coalesce(signed_as ->> 'name', '')$w$;
    when 'import_batch' then key := 'id'; held := $w$file_name$w$;
  end case;
  execute format('explain (format json) select 1 from %I where word_codes(company_id, %s) @> $1', of_table, held)
    using codes into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8 >= most then return null; end if;
  -- The codes name the company; `+ 0` keeps its other indexes out of the plan.
  execute format('select array(select %s::text from %I where word_codes(company_id, %s) @> $1 and company_id + 0 = $2 limit $3)', key, of_table, held)
    using codes, company, most into found;
  return found;
end $$;
