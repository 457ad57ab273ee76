-- Who reads the pictures of a company besides us, as its administrator chose, and each picture that went there (docs/decisions/0101).
create table recognition_choice (
  company_id int primary key,
  -- VENDOR: the vendor, and we where it fails. OWN_FIRST: we, and the vendor where we are unsure or read nothing. No row = we alone
  who text not null check (who in ('OWN', 'VENDOR', 'OWN_FIRST')),
  vendor text,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  check ((vendor is null) = (who = 'OWN'))
);
call keep_for_system('recognition_choice');

-- One row a picture, written before it goes.
create table verify_sent (
  company_id int not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- who gave the picture
  made_by text not null,
  file_name text not null,
  vendor text not null,
  host text not null,
  -- SHA-256
  picture bytea not null,
  bytes int not null,
  -- OK, or the code it was refused with; null = not answered
  outcome text,
  ms int,
  primary key (company_id, id)
);
create index verify_sent_recent on verify_sent (company_id, at desc, id desc);
call guard_by_company('verify_sent');
revoke update, delete on verify_sent from xinjian_tenant;
grant update (outcome, ms) on verify_sent to xinjian_tenant;

-- Where the picture went besides us (a host), and what is to be said of that, in Chinese.
alter table verify_picture add column sent_to text, add column note text;
