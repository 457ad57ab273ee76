-- Kinds of reports are those of the engine's registry; the edge validates them, no list of them stands here.
alter table report drop constraint report_report_type_check;
