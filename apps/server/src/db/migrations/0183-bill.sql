-- What operators enter on behalf of a company, by four eyes: money that came in, gifts, corrections, charges given back, credit.
create table voucher (
  company_id int not null,
  id int generated always as identity,
  kind text not null check (kind in ('RECHARGE', 'GIFT', 'ADJUST', 'DEDUCT', 'REVERSE', 'CREDIT')),
  -- 毫; of CREDIT the new limit, of REVERSE what the call was charged
  amount bigint not null check (amount >= 0),
  -- the bank's reference, the number of the call
  about text not null,
  note text not null,
  status text not null default 'ASKED' check (status in ('ASKED', 'DONE', 'REFUSED')),
  asked_id int not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  decided_id int,
  decided_by text,
  decided_at timestamptz,
  decision text,
  -- year × 12 + month − 1 whose bill shows it
  month int,
  primary key (company_id, id),
  constraint voucher_four_eyes check (by_another(decided_id, array[asked_id])),
  check (status = 'ASKED' or decided_id is not null)
);
create index voucher_of_month on voucher (company_id, month) where status = 'DONE';
create index voucher_undecided on voucher (asked_at) where status = 'ASKED';
call guard_by_company('voucher');
call open_to_operator('voucher', 'select, insert, update');
revoke insert, update, delete on voucher from xinjian_tenant;

-- A month that is over. Its lines are made of the records when it is frozen; whatever comes later stands on a later bill.
create table bill (
  company_id int not null,
  month int not null,
  status text not null default 'FROZEN' check (status in ('FROZEN', 'CONFIRMED', 'INVOICED', 'PAID')),
  -- 毫: charged, given back, adjusted in favour of the company
  amount bigint not null,
  reversed bigint not null,
  adjusted bigint not null,
  frozen_at timestamptz not null default now(),
  confirmed_by text,
  confirmed_at timestamptz,
  invoice_no text,
  invoiced_by text,
  invoiced_at timestamptz,
  payment text,
  paid_by text,
  paid_at timestamptz,
  primary key (company_id, month)
);
call guard_by_company('bill');
call open_to_operator('bill', 'select, insert, update');
revoke delete on bill from xinjian_tenant;

create table bill_line (
  company_id int not null,
  month int not null,
  product text not null,
  calls int not null,
  found int not null,
  charged int not null,
  free int not null,
  amount bigint not null,
  reversed int not null,
  reversed_amount bigint not null,
  primary key (company_id, month, product)
);
call guard_by_company('bill_line');
call open_to_operator('bill_line', 'select, insert');
revoke update, delete on bill_line from xinjian_tenant;
create trigger append_only before update or delete on bill_line for each row execute function never_changed();

create sequence bill_export_no;
create table bill_export (
  company_id int not null,
  no text not null,
  month int not null,
  -- null = all products
  product text,
  rows int not null default 0,
  total int not null default 0,
  blob_key text,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  progress int not null default 0,
  message text not null default '排队中',
  attempt int not null default 0,
  faults int not null default 0,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, no)
);
create index bill_export_open on bill_export (status, created_at) where status in ('QUEUED', 'RUNNING');
create index bill_export_waiting on bill_export (company_id, created_at, no) where status = 'QUEUED';
call guard_by_company('bill_export');
call open_to_system('bill_export',
  'company_id, no, status, fence, attempt, faults, lease_until, created_at', 'status, fence, attempt, faults, lease_until');

-- Bills of months that are over are frozen whoever's they are.
call open_to_system('usage_month', 'company_id, month', '');
call open_to_system('bill', 'company_id, month', '');
