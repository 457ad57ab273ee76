-- What a company has on the platform, in 毫 (0.0001 yuan): five accounts, each entry from one to another (docs/decisions/0068).

-- Operators run the business: the tables of money are theirs beside the company's, every statement audited (docs/decisions/0069).
create procedure open_to_operator(opened regclass, rights text) language plpgsql as $$
begin
  execute format('create policy operators on %s to xinjian_operator using (true) with check (true)', opened);
  execute format('grant %s on %s to xinjian_operator', rights, opened);
end $$;

-- Sums of the entries by account, kept under the lock that every entry takes. What is received counts below zero.
create table ledger (
  company_id int primary key,
  available bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  spent bigint not null default 0,
  received bigint not null default 0,
  adjusted bigint not null default 0,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- told once when what may be spent falls below; null = nobody is told
  warn_below bigint check (warn_below >= 0),
  warned_at timestamptz,
  constraint ledger_credit check (available + credit_limit >= 0),
  constraint ledger_whole check (available + held + spent + received + adjusted = 0)
);
call guard_by_company('ledger');
call open_to_system('ledger', 'company_id, available, credit_limit, warn_below, warned_at', 'warned_at');
call open_to_operator('ledger', 'select, insert, update');
revoke delete on ledger from xinjian_tenant;

create table ledger_entry (
  company_id int not null,
  id bigint generated always as identity,
  -- of the intent, never of an attempt: the same key is entered once
  key text not null,
  kind text not null check (kind in ('RECHARGE', 'GIFT', 'ADJUST', 'HOLD', 'RELEASE', 'CHARGE', 'REVERSE')),
  source text not null check (source in ('AVAILABLE', 'HELD', 'SPENT', 'RECEIVED', 'ADJUSTED')),
  target text not null check (target in ('AVAILABLE', 'HELD', 'SPENT', 'RECEIVED', 'ADJUSTED')),
  amount bigint not null check (amount > 0),
  -- what could be spent, without credit, once it was entered
  available bigint not null,
  about text not null,
  note text not null,
  made_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  unique (company_id, key),
  check (source <> target)
);
create index ledger_entry_recent on ledger_entry (company_id, at desc, id desc);
call guard_by_company('ledger_entry');
call open_to_operator('ledger_entry', 'select, insert');
revoke update, delete on ledger_entry from xinjian_tenant;
create trigger append_only before update or delete on ledger_entry for each row execute function never_changed();
create trigger append_only_whole before truncate on ledger_entry execute function never_changed();
