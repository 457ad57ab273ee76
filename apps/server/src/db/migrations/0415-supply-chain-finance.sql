-- Supply-chain finance (docs/decisions/0223, 0224). All rows of a programme are the funder's; a core enterprise or a member reaches its own
-- part through a seat. Amounts in fen.
alter table directory drop constraint directory_kind_check;
alter table directory add constraint directory_kind_check
  check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK', 'SIGNER', 'API_KEY', 'INVITE', 'BORROWER', 'TERMINAL', 'SCF_INVITE'));

create sequence scf_no;

-- Core enterprises: how much may be financed on their debts at most.
create table scf_anchor (
  company_id int not null,
  no text not null,
  name text not null,
  tax_no text not null,
  limit_fen bigint not null check (limit_fen between 1 and 100000000000000),
  used_fen bigint not null default 0 check (used_fen >= 0),
  valid_to date not null,
  contract_no text not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'ACTIVE', 'FROZEN', 'EXPIRED')),
  -- the company of the platform that accepted the invitation
  party_id int references company (id),
  made_id int not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  froze_id int,
  froze_by text,
  froze_why text,
  released_id int,
  released_by text,
  released_why text,
  primary key (company_id, no),
  -- whatever races: never more than the limit
  constraint scf_anchor_limit check (used_fen <= limit_fen),
  constraint scf_anchor_four_eyes check (by_another(decided_id, array[made_id])),
  constraint scf_anchor_release_four_eyes check (by_another(released_id, array[froze_id])),
  check (state in ('DRAFT', 'EXPIRED') or decided_id is not null)
);
create unique index scf_anchor_living on scf_anchor (company_id, tax_no) where state <> 'EXPIRED';
call guard_by_company('scf_anchor');
revoke delete on scf_anchor from xinjian_tenant;
create trigger independent before insert or update of decided_id on scf_anchor
  for each row execute function judge_independence('decided_id', 'made_id', 'scf_anchor_four_eyes');
create trigger independent_release before insert or update of released_id on scf_anchor
  for each row execute function judge_independence('released_id', 'froze_id', 'scf_anchor_release_four_eyes');

-- Suppliers and dealers of a core enterprise.
create table scf_relation (
  company_id int not null,
  no text not null,
  anchor_no text not null,
  name text not null,
  tax_no text not null,
  role text not null check (role in ('SUPPLIER', 'DEALER')),
  level int not null check (level between 1 and 9),
  since date,
  -- months with trade, as invoices tell; null = nobody looked
  coop_months int,
  recommend_by text not null,
  state text not null default 'INVITED' check (state in ('INVITED', 'CONFIRMED', 'DISABLED')),
  party_id int references company (id),
  disabled_why text,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (company_id, no),
  foreign key (company_id, anchor_no) references scf_anchor (company_id, no),
  check (state <> 'CONFIRMED' or party_id is not null)
);
create unique index scf_relation_living on scf_relation (company_id, anchor_no, tax_no) where state <> 'DISABLED';
create index scf_relation_recent on scf_relation (company_id, made_at desc, no desc);
call guard_by_company('scf_relation');
revoke delete on scf_relation from xinjian_tenant;

-- Invitations: the token rests as its hash, and leads here by the directory.
create table scf_invite (
  company_id int not null,
  token_hash bytea not null,
  role text not null check (role in ('ANCHOR', 'MEMBER')),
  -- the core enterprise, or the relation
  ref_no text not null,
  tax_no text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'CANCELLED')),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  accepted_by text,
  accepted_at timestamptz,
  primary key (company_id, token_hash),
  check ((status = 'ACCEPTED') = (accepted_at is not null))
);
create unique index scf_invite_open on scf_invite (company_id, role, ref_no) where status = 'OPEN';
call guard_by_company('scf_invite');
revoke delete on scf_invite from xinjian_tenant;

-- A seat of a company in another's programme: the only way to the funder's rows, and only to those that it names.
create table scf_seat (
  company_id int not null,
  funder_id int not null references company (id),
  role text not null check (role in ('ANCHOR', 'MEMBER')),
  ref_no text not null,
  funder_name text not null,
  anchor_name text not null,
  taken_by text not null,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (company_id, funder_id, role, ref_no)
);
call guard_by_company('scf_seat');
call only_added('scf_seat');

create table scf_product (
  company_id int not null,
  no text not null,
  name text not null,
  type text not null check (type in ('RECEIVABLE', 'ORDER', 'INVENTORY', 'PREPAYMENT', 'BILL', 'CREDIT')),
  -- LoanTerms of the engine
  terms jsonb not null,
  max_tenor_days int not null check (max_tenor_days between 1 and 1826),
  -- share of a receivable that is paid out, hundredths of a percent
  advance_bp int not null check (advance_bp between 1 and 10000),
  open boolean not null default true,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (company_id, no)
);
create unique index scf_product_name on scf_product (company_id, name) where open;
call guard_by_company('scf_product');
revoke delete on scf_product from xinjian_tenant;

create table scf_receivable (
  company_id int not null,
  no text not null,
  anchor_no text not null,
  relation_no text not null,
  product_no text not null,
  seller text not null,
  seller_tax_no text not null,
  debtor text not null,
  debtor_tax_no text not null,
  contract_no text not null,
  -- buyer of the contract as it was typed; null = nobody told
  contract_buyer text,
  amount_fen bigint not null check (amount_fen between 1 and 100000000000000),
  due_day date not null,
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'SUBMITTED', 'CONFIRMED', 'REJECTED', 'FINANCED', 'SETTLED', 'OVERDUE', 'CLOSED')),
  made_id int not null,
  made_by text not null,
  -- the company that brought its verified invoices
  made_company int not null,
  made_at timestamptz not null default clock_timestamp(),
  submitted_by text,
  submitted_at timestamptz,
  -- day by which the debt is to be confirmed
  confirm_by date,
  -- what a person of the core enterprise recorded; another decides
  recorded text check (recorded in ('CONFIRM', 'REFUSE')),
  record_note text,
  recorded_id int,
  recorded_by text,
  recorded_at timestamptz,
  confirmed_id int,
  confirmed_by text,
  confirmed_at timestamptz,
  loan_no text,
  financed_fen bigint check (financed_fen > 0),
  closed_as text check (closed_as in ('PAID', 'BOUGHT_BACK')),
  closed_why text,
  primary key (company_id, no),
  constraint scf_confirmation_four_eyes check (by_another(confirmed_id, array[recorded_id])),
  foreign key (company_id, anchor_no) references scf_anchor (company_id, no),
  foreign key (company_id, relation_no) references scf_relation (company_id, no),
  foreign key (company_id, product_no) references scf_product (company_id, no),
  check ((state = 'DRAFT') = (submitted_at is null)),
  check (state in ('DRAFT', 'SUBMITTED') or confirmed_id is not null),
  check ((recorded is null) = (recorded_id is null)),
  check ((loan_no is null) = (financed_fen is null)),
  check ((state = 'CLOSED') = (closed_as is not null))
);
create index scf_receivable_recent on scf_receivable (company_id, made_at desc, no desc);
create index scf_receivable_of_anchor on scf_receivable (company_id, anchor_no, made_at desc);
create index scf_receivable_of_member on scf_receivable (company_id, relation_no, made_at desc);
call guard_by_company('scf_receivable');
revoke delete on scf_receivable from xinjian_tenant;
create trigger independent before insert or update of confirmed_id on scf_receivable
  for each row execute function judge_independence('confirmed_id', 'recorded_id', 'scf_confirmation_four_eyes');

-- Verified invoices of a receivable, as the platform showed them.
create table scf_receivable_invoice (
  company_id int not null,
  receivable_no text not null,
  invoice_key text not null,
  -- masked nowhere: both parties have the invoice
  number text not null,
  issue_day date not null,
  total_fen bigint not null,
  seller text not null,
  seller_tax_no text not null,
  buyer text not null,
  buyer_tax_no text not null,
  mark text,
  verify_no text not null,
  verified_at timestamptz not null,
  primary key (company_id, receivable_no, invoice_key),
  foreign key (company_id, receivable_no) references scf_receivable (company_id, no)
);
create index scf_invoice_key on scf_receivable_invoice (company_id, invoice_key);
call guard_by_company('scf_receivable_invoice');

-- What happened with a receivable, by whom.
create table scf_event (
  company_id int not null,
  id bigint generated always as identity,
  receivable_no text not null,
  kind text not null,
  note text,
  by_name text not null,
  -- FUNDER, ANCHOR, MEMBER: on whose side
  side text not null check (side in ('FUNDER', 'ANCHOR', 'MEMBER')),
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, receivable_no) references scf_receivable (company_id, no)
);
create index scf_event_of on scf_event (company_id, receivable_no, id);
call guard_by_company('scf_event');
call only_added('scf_event');

-- Papers: the notice of transfer to the debtor, the debtor's confirmation. Sealed as they were given.
create table scf_paper (
  company_id int not null,
  receivable_no text not null,
  kind text not null check (kind in ('TRANSFER_NOTICE', 'CONFIRMATION')),
  title text not null,
  version text not null,
  paragraphs jsonb not null,
  -- SHA-256 of title, version and paragraphs, hex
  hash text not null,
  given_id int not null,
  given_by text not null,
  evidence jsonb not null,
  given_at timestamptz not null,
  seal text not null,
  primary key (company_id, receivable_no, kind),
  foreign key (company_id, receivable_no) references scf_receivable (company_id, no)
);
call guard_by_company('scf_paper');
call only_added('scf_paper');

-- What the register of movables answered, word for word. A request is asked again under its own number.
create table scf_registration (
  company_id int not null,
  id bigint generated always as identity,
  receivable_no text not null,
  act text not null check (act in ('SEARCH', 'REGISTER')),
  request_no text not null,
  -- CLEAR, FOUND: of a search; UNKNOWN: no answer that can be read
  result text not null check (result in ('CLEAR', 'FOUND', 'REGISTERED', 'REFUSED', 'UNKNOWN')),
  reg_no text,
  message text not null,
  answer text,
  -- SHA-256 of the answer, hex
  hash text,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, receivable_no) references scf_receivable (company_id, no),
  check ((result = 'REGISTERED') = (reg_no is not null)),
  check ((answer is null) = (hash is null))
);
create index scf_registration_of on scf_registration (company_id, receivable_no, id);
call guard_by_company('scf_registration');
call only_added('scf_registration');

create table scf_alert (
  company_id int not null,
  receivable_no text not null,
  kind text not null check (kind in ('INVOICE_RED', 'DEBTOR_COURT', 'TERM_LONG', 'CONCENTRATED')),
  -- what it is about: an invoice, a record, or the day
  key text not null,
  facts jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, receivable_no, kind, key),
  foreign key (company_id, receivable_no) references scf_receivable (company_id, no)
);
create index scf_alert_recent on scf_alert (company_id, at desc);
call guard_by_company('scf_alert');
call only_added('scf_alert');

-- Which invoices are financed, over all funders: keyed hashes and nothing else. Nobody reads them; a transaction of a funder claims, and
-- gives back what it holds.
create table scf_claim (
  -- keyed hash of the invoice key
  invoice bytea primary key,
  -- keyed hash of funder and receivable
  holder bytea not null
);
create index scf_claim_holder on scf_claim (holder);
call keep_for_system('scf_claim');
revoke all on scf_claim from xinjian_system;

-- Whether all of these are the holder's now; where one is another's, the caller throws and none was claimed. In the order of the hashes, so
-- that two who want the same never wait for each other.
create function claim_invoices(wanted bytea[], by_holder bytea) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  insert into scf_claim (invoice, holder)
    select distinct w, by_holder from unnest(wanted) as w order by w
    on conflict (invoice) do nothing;
  return not exists (select 1 from unnest(wanted) as w
                      where not exists (select 1 from scf_claim c where c.invoice = w and c.holder = by_holder));
end $$;
create function unclaim_invoices(by_holder bytea) returns int
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  freed int;
begin
  delete from scf_claim where holder = by_holder;
  get diagnostics freed = row_count;
  return freed;
end $$;
-- How many of these another holds.
create function invoices_claimed(wanted bytea[], but_holder bytea) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from scf_claim where invoice = any (wanted) and holder <> but_holder
$$;
revoke execute on function claim_invoices, unclaim_invoices, invoices_claimed from public;
grant execute on function claim_invoices, unclaim_invoices, invoices_claimed to xinjian_tenant;
