-- A card that somebody withdrew judges nobody from that moment; one that a newer version superseded stays what orders name (docs/decisions/0289).
alter table score_card
  add column withdrawn_at timestamptz,
  add column withdrawn_by text;
-- One that was superseded went with the version that was put in force in the same transaction.
update score_card c set withdrawn_at = c.updated_at
 where c.state = 'RETIRED' and not exists (
   select 1 from score_card n where n.company_id = c.company_id and n.forced_at = c.updated_at);
alter table score_card add constraint score_card_withdrawn_retired check (withdrawn_at is null or state = 'RETIRED') not valid;

-- Judged when the card that the order names was withdrawn: by no own score.
alter table risk_subject add column without_card boolean not null default false;
alter table risk_order add column without_card int not null default 0;
