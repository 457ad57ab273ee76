-- The funder names its borrower, and the directory says that it has lent to it (docs/decisions/0228): a function of the owner that reads the loan
-- itself is refused on a distributed database where the same transaction has written it (docs/decisions/0232).
drop function tell_borrower;
create function tell_borrower(
  of_company int, owes int, of_kind text, of_key text, needs text[], said jsonb, goes text[]
) returns table (company_id int, users int[], sent int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  before text := current_setting('xinjian.company', true);
  lender text;
begin
  if current_company() is distinct from of_company then
    raise insufficient_privilege using message = 'a company tells borrowers of its own alone';
  end if;
  if not exists (select 1 from directory d where d.kind = 'BORROWER' and d.key = owes::text and d.company_id = of_company) then
    return;
  end if;
  select c.name into lender from company c where c.id = of_company;
  -- A notice is told by the company whose it is; whoever tells stands as that one for as long as it takes.
  perform set_config('xinjian.company', owes::text, true);
  return query
    select of_company, t.users, t.sent from tell_notice(owes, of_kind, of_key, null, needs,
      said || jsonb_build_object('funder', lender), goes, false) t;
  perform set_config('xinjian.company', before, true);
end $$;
revoke execute on function tell_borrower from public;
grant execute on function tell_borrower to xinjian_tenant;

-- Of what a node refuses the first one hands on code, message and detail, and not which constraint it was: the detail names it.
create or replace function judge_independence() returns trigger language plpgsql as $$
declare
  decider int := (to_jsonb(new) ->> tg_argv[0])::int;
  said jsonb := to_jsonb(new) -> tg_argv[1];
  authors int[];
begin
  if decider is null or (tg_op = 'UPDATE' and decider is not distinct from (to_jsonb(old) ->> tg_argv[0])::int) then
    return new;
  end if;
  authors := case jsonb_typeof(said)
    when 'array' then array(select jsonb_array_elements_text(said)::int)
    when 'number' then array[said::int]
    else '{}'::int[] end;
  if not independent(decider, authors) then
    raise exception 'whoever decides is not independent of whoever asked'
      using errcode = 'check_violation', constraint = tg_argv[2], detail = format('constraint "%s"', tg_argv[2]);
  end if;
  return new;
end $$;
