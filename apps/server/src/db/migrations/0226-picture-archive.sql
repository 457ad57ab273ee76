-- Files out of an archive that was given to be recognised: each lies here until it is read, a day at most (docs/decisions/0102).
create sequence verify_archive_id as int;
create table verify_archive_file (
  company_id int not null,
  archive int not null,
  -- from 1, in the order in which they stand in the archive, those of archives in it among them
  n int not null,
  name text not null,
  bytes bigint not null,
  blob_key text not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (company_id, archive, n)
);
create index verify_archive_file_over on verify_archive_file (made_at);
create index verify_archive_file_blob on verify_archive_file (company_id, blob_key);
call guard_by_company('verify_archive_file');
revoke update, delete on verify_archive_file from xinjian_tenant;
call open_to_system('verify_archive_file', 'company_id, archive, n, blob_key, made_at', '');
grant delete on verify_archive_file to xinjian_system;
