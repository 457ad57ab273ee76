-- What is collected: from a tax bureau, or from the program that the enterprise keeps its books in. Of the latter the place (area_code) is the program.
alter table collect_task add column kind text not null default 'TAX' check (kind in ('TAX', 'ERP'));

-- Lists and the funnel of taxes are read off the index alone.
drop index collect_task_listed;
create index collect_task_listed on collect_task (company_id, created_at desc, task_id) include (state, area_code, joined, enterprise_id, tax_no, kind);
