-- What the platform sells. The catalogue is sown from the registries at every start; terms are set by operators, by four eyes.
create table product (
  code text primary key,
  name text not null,
  name_en text not null,
  category text not null check (category in ('QUERY', 'REPORT', 'VERIFY', 'COLLECT', 'OCR', 'MONITOR')),
  unit text not null check (unit in ('次', '户', '张', '月')),
  place int not null
);

create table product_terms (
  product text not null references product (code),
  version int not null check (version > 0),
  status text not null default 'ASKED' check (status in ('ASKED', 'IN_FORCE', 'REFUSED', 'RETIRED')),
  -- FOUND: a call is charged when something was found; QUERY: when it was answered
  charge_rule text not null check (charge_rule in ('FOUND', 'QUERY')),
  -- [{nth, price}] ascending: from the n-th charged call of a month on, 毫 a call; the first is from 1
  tiers jsonb not null,
  -- the same again is free for so many days after it was bought
  valid_days int not null check (valid_days between 0 and 3650),
  -- companies may order it; false = no longer on sale, whoever has it keeps it
  on_sale boolean not null,
  -- an operator looks at every order
  review boolean not null,
  note text not null,
  asked_id int not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  decision text,
  primary key (product, version),
  constraint product_terms_four_eyes check (by_another(decided_id, array[asked_id])),
  check (status = 'ASKED' or decided_id is not null)
);
create unique index product_terms_in_force on product_terms (product) where status = 'IN_FORCE';

grant select on product, product_terms to xinjian_tenant, xinjian_operator;
grant insert, update on product_terms to xinjian_operator;

-- What a company may use, at its own price where it has one.
create table company_product (
  company_id int not null,
  product text not null,
  status text not null check (status in ('OPEN', 'CLOSED')),
  tiers jsonb,
  opened_at timestamptz not null default now(),
  primary key (company_id, product)
);
call guard_by_company('company_product');
call open_to_operator('company_product', 'select, insert, update');

create sequence product_order_no;
create table product_order (
  company_id int not null,
  no text not null,
  product text not null,
  status text not null check (status in ('CREATED', 'ACTIVE', 'REFUSED', 'CLOSED')),
  -- as agreed on with the order: version of the terms
  terms int not null,
  note text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  decision text,
  closed_by text,
  closed_at timestamptz,
  primary key (company_id, no)
);
create unique index product_order_open on product_order (company_id, product) where status in ('CREATED', 'ACTIVE');
create index product_order_recent on product_order (company_id, created_at desc, no desc);
call guard_by_company('product_order');
call open_to_operator('product_order', 'select, update');
-- Operators name the companies whose orders and money they see.
grant select (id, name, kind) on company to xinjian_operator;
create policy operators on company for select to xinjian_operator using (true);
