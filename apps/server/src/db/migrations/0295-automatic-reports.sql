-- A collection by phone buys a report only where its channel says so (docs/decisions/0139): off by itself, for channels of before, too.
alter table collect_channel add column auto_report boolean not null default false;
-- Asked for by no person and no system, but by a collection that ended: told where it is billed.
alter table usage_record add column auto boolean not null default false;
create index usage_auto on usage_record (company_id, month) where auto;
