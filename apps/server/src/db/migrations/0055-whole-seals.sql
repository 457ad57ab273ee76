-- What a seal covers is every field that is shown. Seals of contracts that begin with `v2:` do; those before covered number,
-- text fingerprint and evidence.

-- {name, taxNo} as signed: the enterprise may be renamed afterwards. Of older contracts it is what their text begins with.
alter table auth_contract add column signed_as jsonb;
update auth_contract
   set signed_as = jsonb_build_object(
         'name', substring(paragraphs ->> 0 from '^授权人：(.*)（统一社会信用代码：'),
         'taxNo', substring(paragraphs ->> 0 from '（统一社会信用代码：([0-9A-Z]+)）$'));
alter table auth_contract alter column signed_as set not null;
-- HMAC over who took the contract back, when and why.
alter table auth_contract add column revoke_seal text;

-- {name, taxNo} as the report names its enterprise, and the HMAC over what is told of a finished report beside its document.
-- Null in reports made before: their document is held against its fingerprint alone.
alter table report add column subject jsonb;
alter table report add column seal text;
-- HMAC over number, format, hash and size of a file handed out; null in files made before.
alter table report_file add column seal text;
alter table contract_file add column seal text;
-- HMAC over report, purpose, maker, kind and end of a link; null in links made before.
alter table share add column seal text;
