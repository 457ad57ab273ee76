-- Whose data besides its own a judgement of a back-test rests on: other enterprises, and contracts of persons. It is told no more once one of these took a consent back.
alter table backtest_row
  add column beside int[] not null default '{}',
  add column persons text[] not null default '{}';

-- An enterprise that is rejected carries no limit, whoever decided it.
update risk_subject set limit_yuan = null where outcome = 'REJECT' and limit_yuan is not null;
alter table risk_subject add constraint risk_subject_no_limit_rejected check (outcome <> 'REJECT' or limit_yuan is null) not valid;
-- Of proposals the one that holds stands on the row: one that was agreed to is not hidden by a later one that was refused.
update risk_subject s set override = 'AGREED'
 where s.override = 'REFUSED' and exists (
   select 1 from risk_override o where o.company_id = s.company_id and o.no = s.no and o.line = s.line and o.state = 'AGREED');

-- Sums of before know nobody who is sealed.
update platform_trial t set parts = (
  select jsonb_object_agg(p.run, case jsonb_typeof(p.sums) when 'object' then p.sums || '{"sealed": 0}' else p.sums end)
    from jsonb_each(t.parts) p (run, sums))
 where t.parts <> '{}';
