-- Vouchers out of pictures and files: what was recognised, what a person made of it, and which check came of it
-- (docs/decisions/0089).
create sequence verify_picture_id as int;
create table verify_picture (
  company_id int not null,
  id int not null default nextval('verify_picture_id'),
  file_name text not null,
  file_bytes bigint not null,
  -- sha-256 of the original, which rests in the blob store under this name
  blob_key text not null,
  -- it has a page that can be shown
  shown boolean not null,
  -- why nothing was read of it
  error text,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id)
);
create index verify_picture_recent on verify_picture (company_id, made_at desc, id desc);
call guard_by_company('verify_picture');
revoke update, delete on verify_picture from xinjian_tenant;

create sequence verify_voucher_id as int;
create table verify_voucher (
  company_id int not null,
  id int not null default nextval('verify_voucher_id'),
  picture_id int not null,
  -- from 1, in the order in which they stand in the file
  n int not null,
  type text not null check (type in ('INVOICE', 'TICKET')),
  kind text not null,
  -- by name: value, source, confidence, place
  fields jsonb not null,
  warnings text[] not null default '{}',
  -- the part of the page that it takes
  place jsonb,
  -- what a person put in the place of what was read, by name
  edited jsonb not null default '{}',
  edited_by text,
  edited_at timestamptz,
  -- Of what holds now. The same for the same invoice or ticket; null = its number is not known
  key text,
  day date,
  -- 分
  amount bigint,
  -- of verify_record; null = not verified
  check_no text,
  primary key (company_id, id),
  unique (company_id, picture_id, n)
);
create index verify_voucher_key on verify_voucher (company_id, key, id) where key is not null;
create index verify_voucher_ticket on verify_voucher (company_id, id desc) where type = 'TICKET';
call guard_by_company('verify_voucher');
revoke delete on verify_voucher from xinjian_tenant;
