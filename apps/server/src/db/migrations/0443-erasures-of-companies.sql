-- One company erased for good (docs/decisions/0259): ordered by an administrator of it, confirmed by two operators, done by a job that keeps its place.
create sequence company_erasure_no;
create table company_erasure (
  company_id int not null,
  no text not null,
  -- WAITING: of the waiting time and of two operators; QUEUED: both confirmed, the company is closed
  status text not null default 'WAITING'
    check (status in ('WAITING', 'WITHDRAWN', 'REFUSED', 'QUEUED', 'RUNNING', 'FAILED', 'DONE')),
  asked_id int not null,
  asked_by text not null,
  -- where the link to the certificate goes; null once it went
  mail_to text,
  reason text not null,
  waits_until timestamptz not null,
  ended_by text,
  ended_note text,
  ended_at timestamptz,
  first_id int,
  first_by text,
  first_note text,
  first_at timestamptz,
  decided_id int,
  decided_by text,
  decided_note text,
  decided_at timestamptz,
  -- who asked and who confirmed first: whoever confirms last is independent of both
  authors int[] not null default '{}',
  -- the log as it was found before a body of it went: its end, the hash there and the digest over all numbers and hashes (hex)
  log_to bigint,
  log_head text,
  log_digest text,
  -- canonical JSON, and what proves it
  certificate text,
  signature text,
  key text,
  progress int not null default 0,
  message text not null default '等待期内',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  begun_at timestamptz,
  finished_at timestamptz,
  trace text default nullif(current_setting('xinjian.traceparent', true), ''),
  primary key (company_id, no),
  constraint company_erasure_first_four_eyes check (by_another(first_id, array[asked_id])),
  constraint company_erasure_four_eyes check (by_another(decided_id, array[asked_id, first_id])),
  constraint company_erasure_decided check (status in ('WAITING', 'WITHDRAWN', 'REFUSED') or (first_id is not null and decided_id is not null)),
  constraint company_erasure_waited check (decided_at is null or decided_at >= waits_until)
);
create unique index company_erasure_one on company_erasure (company_id) where status not in ('WITHDRAWN', 'REFUSED', 'DONE');
create index company_erasure_open on company_erasure (status, created_at) where status in ('QUEUED', 'RUNNING');
create index company_erasure_waiting on company_erasure (company_id, due_at, no) where status = 'QUEUED';
create index company_erasure_recent on company_erasure (created_at desc, no desc);
create index company_erasure_mail on company_erasure (finished_at) where status = 'DONE' and mail_to is not null;
create trigger independent_first before insert or update of first_id on company_erasure
  for each row execute function judge_independence('first_id', 'asked_id', 'company_erasure_first_four_eyes');
create trigger independent before insert or update of decided_id on company_erasure
  for each row execute function judge_independence('decided_id', 'authors', 'company_erasure_four_eyes');
-- On the first node (db/tables.ts): a trigger judges who confirms.
call guard_kept('company_erasure');
-- The company orders and withdraws, and a worker holds the row as the company's. Who decided and what was certified is the platform's alone, and
-- without two who decided there is no other status than that of an order (company_erasure_decided).
revoke insert, update, delete on company_erasure from xinjian_tenant;
grant insert (company_id, no, asked_id, asked_by, mail_to, reason, waits_until),
      update (status, ended_by, ended_note, ended_at, progress, message, attempt, faults, fence, lease_until, due_at, begun_at) on company_erasure to xinjian_tenant;
create policy platform on company_erasure to xinjian_system using (true) with check (true);
grant select, update on company_erasure to xinjian_system;

-- What is erased of each table, and how far: written in the transaction of the rows that go.
create table company_erasure_table (
  company_id int not null,
  no text not null,
  name text not null,
  rows bigint not null,
  -- SHA-256 over the one before and the keys of the rows that went, in their order, hex
  digest text not null,
  primary key (company_id, no, name)
);
call guard_by_company('company_erasure_table');
revoke insert, update, delete on company_erasure_table from xinjian_tenant;
create policy platform on company_erasure_table to xinjian_system using (true) with check (true);
grant select, insert, update on company_erasure_table to xinjian_system;

-- Stored files that rows named which went, until each is gone or known to be another's as well.
create table company_erasure_file (
  company_id int not null,
  no text not null,
  key text not null,
  -- null = not looked at yet; KEPT = another company's rows name it, or it was put again meanwhile
  outcome text check (outcome in ('GONE', 'KEPT', 'MISSING')),
  primary key (company_id, no, key)
);
create index company_erasure_file_open on company_erasure_file (company_id, no, key) where outcome is null;
call guard_by_company('company_erasure_file');
revoke insert, update, delete on company_erasure_file from xinjian_tenant;
create policy platform on company_erasure_file to xinjian_system using (true) with check (true);
grant select, insert, update on company_erasure_file to xinjian_system;

grant usage on schema public to xinjian_eraser;
grant insert, update on company_erasure_table, company_erasure_file to xinjian_eraser;

-- What the company's own login may read and not delete, the eraser may delete: a row that is only ever added is so until its company goes.
do $$
declare
  kept regclass;
begin
  for kept in
    select c.oid::regclass from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and has_table_privilege('xinjian_tenant', c.oid, 'select') and not has_table_privilege('xinjian_tenant', c.oid, 'delete')
       and c.relname not in ('company_erasure', 'company_erasure_table', 'company_erasure_file')
  loop
    execute format('grant delete on %s to xinjian_eraser', kept);
  end loop;
end $$;
create or replace procedure only_added(kept regclass) language plpgsql as $$
begin
  execute format('revoke update, delete, truncate on %s from xinjian_tenant, xinjian_system, xinjian_operator, current_user', kept);
  execute format('grant delete on %s to xinjian_eraser', kept);
end $$;
-- PostgreSQL asks, as the owner, whether entries are left of a loan that goes, and holds them: for that it wants a right to change something. A
-- number that is always its own can be set to nothing but the next one.
grant update (id) on loan_entry to current_user;

-- Words in books that are kept: the eraser empties them (features/companyErasure/kept.ts).
grant update (about, note, made_by) on ledger_entry to xinjian_eraser;
grant update (about, note, asked_by, decided_by, decision) on voucher to xinjian_eraser;
grant update (confirmed_by, invoiced_by, payment, paid_by, dispute, disputed_by, answer, answered_by) on bill to xinjian_eraser;

-- Of the log numbers and hashes stay. The eraser can put nothing in the place of a body but the mark that it was erased.
grant select, update (body) on audit_entry to xinjian_eraser;
create policy eraser on audit_entry to xinjian_eraser
  using (company_id = current_company()) with check (company_id = current_company() and body = '{"action":"companyErased","erased":true}');

-- The registration that a company came from.
grant select, delete on registration to xinjian_eraser;
create policy eraser on registration to xinjian_eraser using (made_company = current_company());
