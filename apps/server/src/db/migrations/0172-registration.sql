-- Companies that ask to be customers: told by an e-mail that somebody reads, decided on by the platform.
alter table company add column if not exists tax_no text;
create unique index if not exists company_tax_no on company (tax_no) where tax_no is not null;

create table registration (
  id int generated always as identity primary key,
  -- SENT: the link in the mail was not followed yet; WAITING: the first administrator has set a password
  status text not null default 'SENT' check (status in ('SENT', 'WAITING', 'APPROVED', 'REFUSED')),
  company_name text not null,
  tax_no text not null,
  linkman text not null,
  mobile text not null,
  email text not null,
  user_name text not null,
  -- SHA-256 of the photo of the business licence, and what was read off it
  license_key text not null,
  license jsonb not null,
  -- SHA-256 of the code in the link; null = it was followed
  code_hash bytea unique,
  expires_at timestamptz not null,
  password_hash text,
  decided_by text,
  decision text,
  -- the company that was made of it
  made_company int references company (id),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (status <> 'WAITING' or password_hash is not null),
  check (status not in ('APPROVED', 'REFUSED') or decided_by is not null)
);
create unique index registration_tax_no on registration (tax_no) where status = 'WAITING';
create index registration_recent on registration (status, id desc);
