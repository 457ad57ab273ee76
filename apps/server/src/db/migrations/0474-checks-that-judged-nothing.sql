-- A check whose data are too few to judge by raises no alarm and sounds no all-clear: its alarm is null (docs/decisions/0279).
alter table score_check drop constraint score_check_check;
alter table score_check add constraint score_check_alarm_of_result check (result is not null or alarm is null) not valid;
