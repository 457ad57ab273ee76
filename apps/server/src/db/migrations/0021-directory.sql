-- Which company a key belongs to (docs/decisions/0018): for whoever arrives with a key only. Everything else names its company.
create table directory (
  kind text not null check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK')),
  -- report number, code of a channel or link, SHA-256 (hex) of a file or of a token
  key text not null,
  company_id int not null,
  -- the same file may have been made for two companies
  primary key (kind, key, company_id)
);
create unique index directory_key on directory (kind, key) where kind <> 'FILE';
call guard_by_company('directory');
call open_to_system('directory', 'kind, key, company_id', '');
revoke update, delete on directory from xinjian_tenant;

insert into directory (kind, key, company_id)
select 'REPORT', report_no, company_id from report
union all select 'FILE', fingerprint, company_id from report where fingerprint is not null
union select 'FILE', sha256, company_id from report_file
union select 'FILE', sha256, company_id from contract_file
union all select 'SHARE', encode(token_hash, 'hex'), company_id from share
union all select 'CHANNEL', code, company_id from collect_channel
union all select 'LINK', code, company_id from collect_link
union all select 'TASK', encode(token_hash, 'hex'), company_id from collect_task;

-- The indexes that reached across companies, and those that take their place within one.
drop index report_number, collect_channel_code, collect_link_code, collect_task_token, report_file_proof, contract_file_proof;
create unique index collect_task_token on collect_task (company_id, token_hash);
create index report_file_proof on report_file (company_id, sha256);
create index contract_file_proof on contract_file (company_id, sha256);
-- What a link brought in, for whoever sees what he made himself.
create index collect_task_link on collect_task (company_id, link) where link is not null;
create index report_fingerprint on report (company_id, fingerprint);

alter table share drop constraint share_pkey, drop constraint share_token_hash_key;
-- 64 bits: a distributed table takes no narrower identity
alter table share alter id type bigint, add primary key (company_id, id), add unique (company_id, token_hash);
