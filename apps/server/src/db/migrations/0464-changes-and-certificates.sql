-- What a sensitive change would do names mobile and mail of an account until it has ended: it rests sealed under the key of the account's company (docs/decisions/0268).
alter table sensitive_change add column body_sealed bytea;
alter table sensitive_change drop constraint sensitive_change_check;
alter table sensitive_change add constraint sensitive_change_body_kept
  check ((state in ('ASKED', 'AGREED')) = (body is not null or body_sealed is not null)) not valid;
alter table sensitive_change add constraint sensitive_change_body_once check (body is null or body_sealed is null) not valid;
insert into sealed_column (name) select 'sensitive_change.body' where not exists (select 1 from company);

-- Where the certificate of an erasure goes, under the platform's key: the company's is gone by then.
alter table company_erasure add column mail_sealed bytea;
alter table company_erasure add constraint company_erasure_mail_once check (mail_to is null or mail_sealed is null) not valid;
grant insert (mail_sealed) on company_erasure to xinjian_tenant;
insert into sealed_column (name) select 'company_erasure.mail_to' where not exists (select 1 from company);
