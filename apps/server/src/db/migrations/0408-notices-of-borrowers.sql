-- A borrower is another company than the one that lends (docs/decisions/0228). The funder's deed tells it in the same transaction, of a loan of the
-- funder's own, and learns no account of it: how many heard, and nothing else. Whom it goes to, the row of the loan says.
create function tell_borrower(
  of_company int, of_loan text, of_kind text, of_key text, needs text[], said jsonb, goes text[]
) returns table (company_id int, borrower int, users int[], sent int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  before text := current_setting('xinjian.company', true);
  owes int;
  lender text;
begin
  if current_company() is distinct from of_company then
    raise insufficient_privilege using message = 'a company tells borrowers of its own loans alone';
  end if;
  select l.borrower_id into owes from loan l where l.company_id = of_company and l.no = of_loan;
  if owes is null then
    return;
  end if;
  select c.name into lender from company c where c.id = of_company;
  -- A notice is told by the company whose it is; whoever tells stands as that one for as long as it takes.
  perform set_config('xinjian.company', owes::text, true);
  return query
    select of_company, owes, t.users, t.sent from tell_notice(owes, of_kind, of_key, null, needs,
      said || jsonb_build_object('funder', lender), goes, false) t;
  perform set_config('xinjian.company', before, true);
end $$;
revoke execute on function tell_borrower from public;
grant execute on function tell_borrower to xinjian_tenant;
