-- A report of one source admits nobody: where nothing in it stands against the enterprise it is CLEAR.
alter table report drop constraint report_decision_check;
alter table report add constraint report_decision_check
  check (decision in ('ADMIT', 'CLEAR', 'REVIEW', 'UNRATABLE', 'REJECT'));
