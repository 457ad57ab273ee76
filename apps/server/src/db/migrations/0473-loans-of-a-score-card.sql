-- Of which loans a card was made, by their ids: a later loan says how the card does out of time only where it is none of them (docs/decisions/0279).
-- Figures of single loans go once the card is made (score_sample), as before. null = not trained, or before this was kept.
alter table score_card add column learnt_from bigint[];
