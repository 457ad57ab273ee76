-- Which enterprises of a company were told the same holder, representative, telephone, address or person of (docs/decisions/0276). The tax bureau's
-- registration and its list of holders are found by what they tell, as records of the registry are (0357).

-- What is found by an index of its own: each text begins with the company and says what it is. A person is found by name and number of a document as
-- it is kept, masked; one whose number was not told is nobody that could be known again.
create function told_of_registration(company int, address text, detail jsonb) returns text[] language sql immutable parallel safe as $$
  select array(
    select company::text || '/ADDRESS/' || left(address, 60) where address is not null
    union all
    select company::text || '/PERSON/' || left((person ->> 'name') || '/' || (person ->> 'idNo'), 60)
      from jsonb_array_elements(case jsonb_typeof(detail -> 'people') when 'array' then detail -> 'people' else '[]'::jsonb end) person
     where person ->> 'name' is not null and person ->> 'idNo' ~ '[0-9]')
$$;
create function told_of_holder(company int, name text, document text) returns text[] language sql immutable parallel safe as $$
  select array[company::text || '/NAME/' || left(name, 60)]
    || case when document ~ '[0-9]' then array[company::text || '/PERSON/' || left(name || '/' || document, 60)] else '{}'::text[] end
$$;

/*
 * Beneath row-level security an index is asked only by comparisons that the database takes for leakproof, which those of expressions are not: rows of
 * the whole company were read. So the owner looks up, for the company that the connection is turned to, as `worded` does (0152), and gives numbers of enterprises
 * alone: `most` of each text at most, whatever was told of them at any time. Who asks reads their records under the policies, and judges.
 */
create function enterprises_telling(what text, texts text[], most int) returns table (said text, id int)
language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  company constant int := current_company();
  of_table text;
  same text;
begin
  if company is null then return; end if;
  case what
    when 'LEGAL_REP' then of_table := 'registry_business_registration'; same := 't.company_id = $2 and left(t.legal_rep, 60) = v.said';
    when 'PHONE' then of_table := 'registry_business_registration'; same := 't.company_id = $2 and left(t.phone, 60) = v.said';
    when 'ADDRESS' then of_table := 'registry_business_registration'; same := 't.company_id = $2 and left(t.address, 60) = v.said';
    when 'HOLDER_CODE' then of_table := 'registry_equity_holder'; same := 't.company_id = $2 and left(t.holder_code, 60) = v.said';
    when 'HOLDER' then of_table := 'registry_equity_holder'; same := 't.company_id = $2 and left(t.holder, 60) = v.said';
    -- The texts name the company; `+ 0` keeps other indexes out of the plan.
    when 'BUREAU_ADDRESS', 'BUREAU_PERSON' then of_table := 'tax_registration';
      same := format('t.company_id + 0 = $2 and told_of_registration(t.company_id, t.reg_address, t.detail) @> array[$2::text || %L || v.said]',
        case what when 'BUREAU_PERSON' then '/PERSON/' else '/ADDRESS/' end);
    when 'BUREAU_HOLDER', 'BUREAU_HOLDING_PERSON' then of_table := 'shareholder';
      same := format('t.company_id + 0 = $2 and told_of_holder(t.company_id, t.name, t.id_masked) @> array[$2::text || %L || v.said]',
        case what when 'BUREAU_HOLDING_PERSON' then '/PERSON/' else '/NAME/' end);
  end case;
  return query execute format(
    'select v.said, r.id from unnest($1) v (said) cross join lateral
       (select distinct t.enterprise_id as id from %I t where %s order by 1 limit $3) r', of_table, same)
    using texts, company, most;
end $$;
revoke execute on function enterprises_telling from public;
grant execute on function enterprises_telling to xinjian_tenant;
