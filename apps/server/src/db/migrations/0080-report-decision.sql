-- What a report comes to, beside grade and risk: lists and work lists tell it. Null in reports made before.
alter table report add column decision text check (decision in ('ADMIT', 'REVIEW', 'REJECT', 'UNRATABLE'));
