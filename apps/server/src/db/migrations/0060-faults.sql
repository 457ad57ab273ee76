-- How often a row was put off for what passes by itself (a cut connection, a full disk), apart from `attempt`, which counts crashes.
alter table import_batch add faults int not null default 0;
alter table report add faults int not null default 0;
alter table collect_task add faults int not null default 0;
alter table collect_callback add faults int not null default 0;
