-- Lists of reports are ordered and narrowed by verdict, grade, score and kind (docs/decisions/0119). What they are ordered by stands in
-- columns of its own: verdicts and grades have an order that is not that of their letters, and beneath row-level security an index
-- is walked from a place within it only by comparisons that the database takes for leakproof, which those of `numeric` are not. Filled by
-- a trigger, not generated: a generated column would write every document anew.
alter table report add column decision_rank smallint, add column grade_rank smallint, add column score_rank float8;

create function rank_of_decision(decision text) returns smallint language sql immutable parallel safe as $$
  select array_position(array['UNRATABLE', 'REJECT', 'REVIEW', 'CLEAR', 'ADMIT'], decision)::smallint
$$;
create function rank_of_grade(grade text) returns smallint language sql immutable parallel safe as $$
  select array_position(array['D', 'C', 'CC', 'CCC', 'B', 'BB', 'BBB', 'A', 'AA', 'AAA'], grade)::smallint
$$;

create function rank_report() returns trigger language plpgsql as $$
begin
  new.decision_rank := rank_of_decision(new.decision);
  new.grade_rank := rank_of_grade(new.grade);
  new.score_rank := new.score;
  return new;
end $$;
create trigger rank_report before insert or update of decision, grade, score on report
  for each row execute function rank_report();

update report set score_rank = score, decision_rank = rank_of_decision(decision), grade_rank = rank_of_grade(grade)
 where coalesce(score::text, decision, grade) is not null;

create index report_by_kind on report (company_id, report_type, created_at, report_no);
create index report_by_decision on report (company_id, decision_rank, created_at, report_no);
create index report_by_grade on report (company_id, grade_rank, created_at, report_no);
create index report_by_score on report (company_id, score_rank, created_at, report_no);
-- Reports of one moment stand in one order: an index without their numbers sorts them at every page.
create index report_newest on report (company_id, created_at, report_no);
drop index report_recent;
