-- A company that set no line is warned below 100 yuan; null = it wants no warning.
alter table ledger alter column warn_below set default 1000000;
