-- 我的授权, for good: a signer is found by the mobile that signed, in whichever companies, and stays known for a day.
alter table auth_contract add column signer_key text;
update auth_contract c set signer_key = t.signer_key
  from collect_task t where t.company_id = c.company_id and t.task_id = c.task_id;
create index auth_contract_signer on auth_contract (company_id, signer_key) where signer_key is not null;
alter table directory drop constraint directory_kind_check;
alter table directory add constraint directory_kind_check
  check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK', 'SIGNER'));
drop index directory_key;
-- A file may have been made for several companies; a person may have signed for several.
create unique index directory_key on directory (kind, key) where kind not in ('FILE', 'SIGNER');
insert into directory (kind, key, company_id)
select distinct 'SIGNER', signer_key, company_id from auth_contract where signer_key is not null;
create table signer_session (
  token_hash bytea primary key,
  -- HMAC of the mobile, as in auth_contract
  signer_key text not null,
  created_at timestamptz not null default now()
);
create index signer_session_age on signer_session (created_at);
