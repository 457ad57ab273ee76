-- Whose a correction is: for an operator who exports its voucher as a case, with a reason that both sides are told (docs/decisions/0103).
-- Operators reach the table without it.
create function case_of_correction(correction bigint) returns table (company_id int, voucher_id bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.company_id, c.voucher_id from recognition_correction c where c.id = correction and c.outcome <> 'RIGHT'
$$;
revoke execute on function case_of_correction from public;
grant execute on function case_of_correction to xinjian_operator;
