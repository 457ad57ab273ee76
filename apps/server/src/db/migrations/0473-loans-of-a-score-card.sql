-- Of which loans a card was made, by their ids: a later loan says how the card does out of time only where it is none of them (docs/decisions/0279).
-- Figures of single loans go once the card is made (score_sample), as before. null = not trained.
alter table score_card add column learnt_from bigint[];

-- Of a card that was trained before it is not known any more: all that it can have learnt from.
update score_card c set learnt_from =
    (select array_agg(l.id order by l.id) from loan_outcome l
      where l.company_id = c.company_id and l.granted <= (c.outcomes_until at time zone 'Asia/Shanghai')::date)
 where c.result is not null;
-- Checks counted loans that the card had learnt from as out of time.
update score_check set result = null, alarm = null, status = 'CANCELLED' where result is not null;
