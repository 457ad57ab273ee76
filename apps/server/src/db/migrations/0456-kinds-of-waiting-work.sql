-- Which kind of work a row is stands in these columns. A worker takes the kinds that its program knows and leaves the others to the
-- release that does (docs/decisions/0255); claims are made as the platform's role.
grant select (report_type) on report to xinjian_system;
grant select (action) on list_batch to xinjian_system;
grant select (list) on list_export to xinjian_system;
