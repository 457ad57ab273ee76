-- Objections to public records: raised by whoever reads a report, answered by another. None is ever deleted; of an open one there is one a
-- record.
create table objection (
  company_id int not null,
  id bigint generated always as identity,
  enterprise_id int not null,
  report_no text not null,
  -- kind of public record, and key of its row
  kind text not null,
  row_key text not null,
  -- the record as the report showed it: [{title, value}]
  record jsonb not null,
  reason text not null,
  proof_name text,
  blob_key text,
  due_on date not null,
  raised_id int not null,
  raised_by text not null,
  raised_at timestamptz not null default clock_timestamp(),
  outcome text check (outcome in ('KEPT', 'CORRECTED', 'REMOVED')),
  answer text,
  basis text,
  answered_id int,
  answered_by text,
  answered_at timestamptz,
  primary key (company_id, id),
  constraint objection_four_eyes check (by_another(answered_id, array[raised_id])),
  check (num_nulls(outcome, answer, answered_id, answered_by, answered_at) in (0, 5)),
  check (outcome <> 'REMOVED' or basis is not null),
  check ((proof_name is null) = (blob_key is null))
);
create unique index objection_open on objection (company_id, enterprise_id, kind, row_key) where outcome is null;
create index objection_raised on objection (company_id, raised_at desc, id desc);
create index objection_enterprise on objection (company_id, enterprise_id);
call guard_by_company('objection');
revoke delete on objection from xinjian_tenant;
create trigger independent before insert or update of answered_id on objection
  for each row execute function judge_independence('answered_id', 'raised_id', 'objection_four_eyes');
