-- Trials of a policy may rest on what reports of a past day would have said (docs/decisions/0283). Rows of before hold: 0481 looks.
alter table risk_order drop constraint risk_order_source_check;
alter table risk_order add constraint risk_order_source_check
  check (source in ('HELD', 'MADE') or (source = 'RECKONED' and purpose = 'TRIAL' and as_of is not null)) not valid;
