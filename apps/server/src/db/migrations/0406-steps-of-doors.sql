-- What a partner's door asks of whoever signs (docs/decisions/0215): which steps are passed, which mobile the partner's code went to as a
-- key and masked, the bank and last digits of a card. Neither a whole number nor a code.
alter table collect_task
  add column door jsonb not null default '{}',
  -- codes of partners that were sent for this task
  add column door_sends smallint not null default 0;
