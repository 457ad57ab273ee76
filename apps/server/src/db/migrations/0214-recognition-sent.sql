-- Pictures that left the platform for the service of a vendor, one row each, written before they go (docs/decisions/0091).
create table recognition_sent (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id int not null,
  user_name text not null,
  vendor text not null,
  host text not null,
  -- SHA-256
  picture bytea not null,
  bytes int not null,
  -- OK, or the code it was refused with; null = not answered
  outcome text,
  ms int
);
create index recognition_sent_at on recognition_sent (at);
revoke all on recognition_sent from xinjian_system;
grant select, insert, update (outcome, ms) on recognition_sent to xinjian_operator;
