-- A place in a month is of the month in which the call was asked for (docs/decisions/0140): waiting ones are walked by that month.
drop index usage_held;
create index usage_held on usage_record (company_id, product, at, nth) where state = 'HELD';
-- A place that is taken after its month is over is counted there, and makes no bill of it: the platform sees which months have calls.
grant select (calls, reversed) on usage_month to xinjian_system;
