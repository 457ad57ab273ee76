-- Tries at a signer's code, at a partner's code and at a bank card are counted apart (docs/decisions/0215): wrong ones of one lock none of
-- the others, and a right one of one forgives no wrong ones of another.
alter table signer_try add column what text not null default 'CODE' check (what in ('CODE', 'PARTNER', 'CARD'));
alter table signer_try drop constraint signer_try_pkey;
alter table signer_try add primary key (company_id, signer_key, what);
alter table signer_try alter column what drop default;
