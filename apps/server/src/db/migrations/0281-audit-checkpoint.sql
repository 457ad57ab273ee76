-- Ends of the audit log's chains as they were signed (docs/decisions/0134). The same lines stand beside the database.
create table audit_checkpoint (
  company_id int not null,
  seq bigint not null,
  hash bytea not null,
  -- as signed: the text of an instant in UTC
  signed_at text not null,
  -- public half of the platform's key, base64
  key text not null,
  signature text not null,
  primary key (company_id, seq)
);
call keep_for_system('audit_checkpoint');
revoke update, delete on audit_checkpoint from xinjian_system;
create trigger append_only before update or delete on audit_checkpoint for each row execute function never_changed();
create trigger append_only_whole before truncate on audit_checkpoint execute function never_changed();
