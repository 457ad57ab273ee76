-- An export that was broken off goes on where it stopped (docs/decisions/0156): what was read of it lies in parts, each with the place behind
-- its last row. Gone when the file is made, or given up.
create table list_export_part (
  company_id int not null,
  no text not null,
  nth int not null,
  -- of this part
  rows int not null,
  -- of the list when it was read
  total int not null,
  -- where the walk goes on (features/listExport/walk.ts)
  place text[] not null,
  blob_key text not null,
  primary key (company_id, no, nth),
  foreign key (company_id, no) references list_export (company_id, no) on delete cascade
);
create index list_export_part_file on list_export_part (company_id, blob_key);
call guard_by_company('list_export_part');
-- Of what waits, lists of few rows go before those of many; within each the oldest first.
alter table list_export add column lane text not null default 'FEW' check (lane in ('FEW', 'MANY'));
drop index list_export_waiting;
create index list_export_waiting on list_export (company_id, coalesce(lane, ''), created_at, no) where status = 'QUEUED';
grant select (lane) on list_export to xinjian_system;
