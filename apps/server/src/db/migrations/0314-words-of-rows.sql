-- Rows are found by a part of a name or a number (docs/decisions/0152): the pairs of neighbouring characters of a text, and of letters and
-- digits three in a row, each as a number that begins with the company. pg_trgm makes no use of Chinese where the database's character
-- class is C, as that of the embedded one is; this needs no extension and no character class, but UTF-8.

-- What a text holds, for an index, and what a searched text asks of it. Empty: it is too short to be looked up.
create function word_codes(company int, said text) returns bigint[] language plpgsql immutable parallel safe as $$
declare
  own constant bigint := (company & 2097151)::bigint << 42;
  a bigint;
  b bigint;
  c bigint;
  ch text;
  codes bigint[] := '{}';
begin
  foreach ch in array string_to_array(lower(said), null) loop
    a := b;
    b := c;
    c := ascii(ch);
    if c > 127 then
      codes := codes || (own | c);
    end if;
    if b > 127 or (b is not null and c > 127) then
      codes := codes || (own | (b << 21) | c);
    elsif a <= 127 and b <= 127 and c <= 127 then
      codes := codes || (own | (a << 14) | (b << 7) | c);
    end if;
  end loop;
  return codes;
end $$;

create index enterprise_worded on enterprise using gin (word_codes(company_id, name || chr(10) || tax_no))
  with (gin_pending_list_limit = 512);
create index report_worded on report using gin (word_codes(company_id, report_no)) with (gin_pending_list_limit = 512);
create index usage_worded on usage_record
  using gin (word_codes(company_id, enterprise_name || chr(10) || tax_no || chr(10) || no)) with (gin_pending_list_limit = 512);
create index verify_record_worded on verify_record
  using gin (word_codes(company_id, invoice_key || chr(10) || no || chr(10) || coalesce(face ->> 'sellerName', '') || chr(10) || coalesce(face ->> 'buyerName', '')))
  with (gin_pending_list_limit = 512);
create index collect_task_worded on collect_task
  using gin (word_codes(company_id, coalesce(enterprise_name, '') || chr(10) || coalesce(tax_no, '') || chr(10) || task_id || chr(10) || fin_task_id || chr(10) || coalesce(contract_no, '')))
  with (gin_pending_list_limit = 512);
create index auth_contract_worded on auth_contract using gin (word_codes(company_id, contract_no || chr(10) || coalesce(signed_as ->> 'name', '')))
  with (gin_pending_list_limit = 512);
create index import_batch_worded on import_batch using gin (word_codes(company_id, file_name)) with (gin_pending_list_limit = 512);
-- Only the system reads the log: no policy stands between it and this index.
create index audit_entry_worded on audit_entry using gin (word_codes(company_id, who || ' ' || object || ' ' || action))
  with (gin_pending_list_limit = 512);

/*
 * Beneath row-level security an index is asked only by comparisons that the database takes for leakproof, which those of arrays are not. So
 * rows are looked up by the owner: keys of the company that the connection is turned to, at most `most`, of rows that may hold what was
 * searched; null where it is too short to be looked up. Who asks reads them under the policies and compares the text itself.
 */
create function worded(of_table text, said text, most int) returns text[]
language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  company constant int := current_company();
  codes constant bigint[] := word_codes(company, said);
  key text;
  held text;
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
  -- The codes name the company; `+ 0` keeps its other indexes out of the plan.
  execute format('select array(select %s::text from %I where word_codes(company_id, %s) @> $1 and company_id + 0 = $2 limit $3)', key, of_table, held)
    using codes, company, most into found;
  return found;
end $$;
revoke execute on function worded from public;
grant execute on function worded to xinjian_tenant;
