-- Orders financed before delivery, and prepayment (docs/decisions/0225). What is kept of a receivable besides its row is kept of an order, too:
-- the tables name their subject by its number, YS… or DD….
alter table scf_receivable_invoice rename to scf_invoice;
alter table scf_invoice rename column receivable_no to subject_no;
alter table scf_event rename column receivable_no to subject_no;
alter table scf_paper rename column receivable_no to subject_no;
alter table scf_alert rename column receivable_no to subject_no;
alter table scf_invoice drop constraint scf_receivable_invoice_company_id_receivable_no_fkey;
alter table scf_event drop constraint scf_event_company_id_receivable_no_fkey;
alter table scf_paper drop constraint scf_paper_company_id_receivable_no_fkey;
alter table scf_alert drop constraint scf_alert_company_id_receivable_no_fkey;

alter table scf_paper drop constraint scf_paper_kind_check;
alter table scf_paper add constraint scf_paper_kind_check
  check (kind in ('TRANSFER_NOTICE', 'CONFIRMATION', 'ORDER_CONFIRMATION', 'RECEIPT'));
alter table scf_alert drop constraint scf_alert_kind_check;
alter table scf_alert add constraint scf_alert_kind_check
  check (kind in ('INVOICE_RED', 'DEBTOR_COURT', 'TERM_LONG', 'CONCENTRATED', 'DELIVERY_LATE'));

create table scf_order (
  company_id int not null,
  no text not null,
  type text not null check (type in ('ORDER', 'PREPAYMENT')),
  anchor_no text not null,
  relation_no text not null,
  product_no text not null,
  seller text not null,
  seller_tax_no text not null,
  buyer text not null,
  buyer_tax_no text not null,
  purchase_no text not null,
  goods text not null,
  amount_fen bigint not null check (amount_fen between 1 and 100000000000000),
  delivery_day date not null,
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'VERIFIED', 'REJECTED', 'FINANCED', 'DELIVERED', 'INVOICED', 'SETTLED')),
  made_id int not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- what a person of the core enterprise recorded; another decides
  recorded text check (recorded in ('CONFIRM', 'REFUSE')),
  record_note text,
  recorded_id int,
  recorded_by text,
  verified_id int,
  verified_by text,
  verified_at timestamptz,
  loan_no text,
  financed_fen bigint check (financed_fen > 0),
  overdue boolean not null default false,
  delivered_on date,
  delivered_by text,
  primary key (company_id, no),
  constraint scf_order_four_eyes check (by_another(verified_id, array[recorded_id])),
  foreign key (company_id, anchor_no) references scf_anchor (company_id, no),
  foreign key (company_id, relation_no) references scf_relation (company_id, no),
  foreign key (company_id, product_no) references scf_product (company_id, no),
  check ((state = 'DRAFT') = (verified_id is null)),
  check ((recorded is null) = (recorded_id is null)),
  check ((loan_no is null) = (financed_fen is null)),
  check (state not in ('FINANCED', 'DELIVERED', 'INVOICED', 'SETTLED') or loan_no is not null),
  check (state not in ('DELIVERED', 'INVOICED') or delivered_on is not null)
);
create unique index scf_order_living on scf_order (company_id, buyer_tax_no, seller_tax_no, purchase_no) where state <> 'REJECTED';
create index scf_order_recent on scf_order (company_id, made_at desc, no desc);
create index scf_order_of_anchor on scf_order (company_id, anchor_no, made_at desc);
create index scf_order_of_member on scf_order (company_id, relation_no, made_at desc);
call guard_by_company('scf_order');
revoke delete on scf_order from xinjian_tenant;
create trigger independent before insert or update of verified_id on scf_order
  for each row execute function judge_independence('verified_id', 'recorded_id', 'scf_order_four_eyes');

-- What was bought back may be financed anew: one person says so, another agrees.
alter table scf_receivable add column closing_id int;
alter table scf_receivable add column closing_by text;
alter table scf_receivable add column closed_id int;
alter table scf_receivable add constraint scf_closing_four_eyes check (by_another(closed_id, array[closing_id]));
alter table scf_receivable add constraint scf_receivable_bought_back
  check (closed_as is distinct from 'BOUGHT_BACK' or (closing_id is not null and closed_id is not null)) not valid;
create trigger independent_closing before insert or update of closed_id on scf_receivable
  for each row execute function judge_independence('closed_id', 'closing_id', 'scf_closing_four_eyes');

-- A loan on an order of a programme; ORDER stays for those that a funder types with the loan.
alter table loan drop constraint loan_subject_kind_check;
alter table loan add constraint loan_subject_kind_check check (subject_kind in ('RECEIVABLE', 'ORDER', 'SCF_ORDER'));
