-- A deleted account's number is free for another (docs/decisions/0268).
create unique index concurrently if not exists app_user_number on app_user (mobile_index) where status <> 'DELETED';
