-- 数据截至 means one thing, of tasks, reports and what is held: when the newest of the data was obtained. How far a bureau says that its own data
-- are complete is another thing, and has a name of its own.
alter table collect_task add column complete_through date;
update collect_task
   set complete_through = (data_cutoff at time zone 'Asia/Shanghai')::date, data_cutoff = finished_at
 where data_cutoff is not null;
