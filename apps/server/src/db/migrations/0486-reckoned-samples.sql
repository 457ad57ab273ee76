-- The figures of the case were reckoned of invoices up to the day of the grant, for no report stood then (docs/decisions/0296).
alter table score_sample add column reckoned boolean not null default false;
