-- What finished reports say of enterprises, for benchmarks of their industries. `subject` is an HMAC of the tax number: an enterprise
-- that several companies hold is one, and whoever pools the values learns of none which it is.
create table peer_value (
  company_id int not null,
  enterprise_id int not null,
  indicator text not null,
  value double precision not null,
  subject text not null,
  -- Letter of GB/T 4754, and two to four digits where they are known.
  section text not null,
  industry_code text,
  size_class text check (size_class in ('LARGE', 'MEDIUM', 'SMALL', 'MICRO')),
  -- '' = pooled over all.
  taxpayer text not null check (taxpayer in ('', 'GENERAL', 'SMALL')),
  -- Last month of the report (year × 12 + month − 1).
  as_of int not null,
  written_at timestamptz not null default now(),
  primary key (company_id, enterprise_id, indicator),
  foreign key (company_id, enterprise_id) references enterprise (company_id, id) on delete cascade
);
call guard_by_company('peer_value');
call open_to_system('peer_value',
  'company_id, subject, indicator, value, section, industry_code, size_class, taxpayer, as_of, written_at', '');

-- Percentiles of ten enterprises and more: the platform's own, read by every company, with nothing of a single enterprise in it.
create table peer_benchmark (
  indicator text not null,
  -- Letter or digits of GB/T 4754.
  industry text not null,
  -- '' = of every size, of every taxpayer.
  size_class text not null,
  taxpayer text not null,
  n int not null check (n >= 10),
  p5 double precision,
  p10 double precision not null,
  p25 double precision not null,
  median double precision not null,
  p75 double precision not null,
  p90 double precision not null,
  primary key (indicator, industry, size_class, taxpayer)
);
call keep_for_system('peer_benchmark');
create policy everybody on peer_benchmark for select to xinjian_tenant using (true);
grant select on peer_benchmark to xinjian_tenant;

-- One row: the state of the values that the benchmarks are of.
create table peer_state (
  id int primary key check (id = 1),
  made_of text not null
);
insert into peer_state (id, made_of) values (1, '');
call keep_for_system('peer_state');
