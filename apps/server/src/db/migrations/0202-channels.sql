-- A channel as its company sets it: what it may sell, how its pages look, which addresses its systems call from.
alter table collect_channel
  -- among the company's own; `title` is what phones show
  add column name text not null default '',
  -- codes of products; null = all that the company opened
  add column products text[],
  -- addresses and networks in CIDR form; none = from anywhere
  add column ip_allow text[] not null default '{}',
  -- of channel_agreement; null = the platform's text alone
  add column agreement int,
  -- counts changes, so that nobody overwrites what he has not seen
  add column version int not null default 1,
  -- links into a stopped channel lead nowhere and its keys open nothing; collections under way go on
  add column stopped_at timestamptz,
  add column stopped_by text,
  add column updated_by text,
  add column updated_at timestamptz;

-- The picture that phones show, as it was cleaned of all but the picture.
create table channel_logo (
  company_id int not null,
  channel text not null,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  -- hex of SHA-256
  sha256 text not null,
  bytes bytea not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  primary key (company_id, channel)
);
call guard_by_company('channel_logo');

-- Clauses of a channel beside the platform's text, in every version that there was. What was signed stands in the contract itself.
create table channel_agreement (
  company_id int not null,
  channel text not null,
  version int not null,
  -- with placeholders
  paragraphs text[] not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (company_id, channel, version)
);
call guard_by_company('channel_agreement');
revoke update, delete on channel_agreement from xinjian_tenant;
create trigger append_only before update or delete on channel_agreement for each row execute function never_changed();

-- Operators stop a channel on behalf of its company; what it collects stays out of their reach.
call open_to_operator('collect_channel',
  'select (company_id, code, name, title, color, products, ip_allow, callback_url, stopped_at, stopped_by, created_at, version), update (stopped_at, stopped_by, version)');
