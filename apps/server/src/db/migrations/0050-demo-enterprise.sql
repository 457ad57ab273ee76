-- Enterprises of the demonstration: they alone are shown to a session of it (docs/decisions/0017).
alter table enterprise add column demo boolean not null default false;
create index enterprise_demo on enterprise (company_id, id) where demo;
