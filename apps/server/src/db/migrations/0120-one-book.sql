-- A book of rules is of an institution, whatever the kind of report (docs/decisions/0061), and stands above the platform's own table.

create temp table renumbered on commit drop as
  select company_id, kind, version,
         (row_number() over (partition by company_id order by created_at, kind, version))::int as n
    from rule_book;

drop index rule_book_in_force;
alter table rule_book drop constraint rule_book_pkey;
update rule_book b set version = r.n from renumbered r
 where r.company_id = b.company_id and r.kind = b.kind and r.version = b.version;
update backtest b set version = r.n from renumbered r
 where r.company_id = b.company_id and r.kind = b.kind and r.version = b.version;
update backtest b set against = r.n from renumbered r
 where r.company_id = b.company_id and r.kind = b.kind and r.version = b.against;

-- Kinds set the limits of different rules: what was in force of each is in force of all, decided by whoever decided on each.
with several as (
  select company_id from rule_book where status = 'IN_FORCE' group by company_id having count(*) > 1
), retired as (
  update rule_book set status = 'RETIRED', updated_at = now()
   where status = 'IN_FORCE' and company_id in (select company_id from several)
  returning company_id, limits, off
)
insert into rule_book (company_id, kind, version, status, note, limits, off, authors, author, decided_id, decided_by, decision, forced_at)
select s.company_id, '', (select max(version) + 1 from rule_book b where b.company_id = s.company_id), 'IN_FORCE',
       '各类报告启用中的版本合为一本',
       coalesce((select jsonb_object_agg(e.key, e.value) from retired r, jsonb_each(r.limits) e where r.company_id = s.company_id), '{}'),
       coalesce((select jsonb_object_agg(e.key, e.value) from retired r, jsonb_each(r.off) e where r.company_id = s.company_id), '{}'),
       '{}', '系统', 0, '系统', '内容均已复核', now()
  from several s;

alter table rule_book drop column kind;
-- rules that the platform's table switches off, and that are judged here all the same
alter table rule_book add column on_rules text[] not null default '{}';
alter table rule_book add primary key (company_id, version);
create unique index rule_book_in_force on rule_book (company_id) where status = 'IN_FORCE';

drop index rule_suppression_held;
alter table rule_suppression drop column kind;
create index rule_suppression_held on rule_suppression (company_id) where status in ('IN_FORCE', 'LIFT_ASKED');

-- Of what was done before books were of an institution: to which kind's.
alter table rule_event alter column kind drop not null;

-- A run of the platform's over the enterprises of this company: it is no run of the company, and leaves sums only.
alter table backtest add column platform_no text;
