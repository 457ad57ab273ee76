-- What a phone reports of itself is bound per task: points count one, errors of pages ten.
alter table collect_task add column reported int not null default 0;
-- Points are swept by the time we got them: theirs is the phone's word.
create index collect_point_received on collect_point (received_at);
call open_to_system('collect_point', 'received_at', '');
grant delete on collect_point to xinjian_system;
