-- Customers: a company's standing, who entered it and who opened it, and (of a secondary one) the company whose customer it is.
alter table company
  add column parent_id int references company (id),
  add column status text not null default 'ACTIVE',
  add column frozen_why text,
  -- frozen by the platform: its own company cannot release it
  add column frozen_by_platform boolean not null default false,
  -- code of the channel it came by
  add column channel text,
  -- of those that an operator entered
  add column asked_id int,
  add column asked_by text,
  add column decided_id int,
  add column decided_by text,
  add column decided_at timestamptz,
  add column decision text,
  -- WAITING for another operator's word; REFUSED was never opened; nobody of a FROZEN one is let in
  add constraint company_status_check check (status in ('WAITING', 'ACTIVE', 'REFUSED', 'FROZEN')),
  add constraint company_four_eyes check (by_another(decided_id, array[asked_id])),
  add constraint company_parent_check check (parent_id is null or (kind = 'CUSTOMER' and parent_id <> id));
create index company_parent on company (parent_id, id) where parent_id is not null;

-- The same firm may be the secondary customer of several, and a customer of its own besides: none is told of the others.
drop index company_tax_no;
create unique index company_tax_no on company (tax_no)
  where tax_no is not null and parent_id is null and status <> 'REFUSED';
create unique index company_secondary_tax_no on company (parent_id, tax_no)
  where parent_id is not null and tax_no is not null;

-- A secondary customer's call is charged to its company, too: operators give both back together.
grant select (parent_id, tax_no, linkman, phone, email, client_account, channel, status, frozen_why, frozen_by_platform, asked_id, asked_by,
  decided_by, decision, created_at) on company to xinjian_operator;

alter table company_product
  -- calls a month; null = as many as are paid for
  add column quota int check (quota > 0);

alter table usage_record
  -- the secondary customer that asked; null = the company itself
  add column child_id int;
create index usage_of_child on usage_record (company_id, child_id, month, product) where child_id is not null;
create index usage_held on usage_record (company_id, product) where state = 'HELD';

alter table usage_month
  -- calls that count towards a quota
  add column quota_used int not null default 0;
