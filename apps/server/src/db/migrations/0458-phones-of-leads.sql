-- How whoever wrote from the public site is reached rests sealed under the platform's key; found by the whole number alone (docs/decisions/0265).
alter table lead add column phone_sealed bytea;
-- HMAC of the number by a lasting key: beside what is sealed, null beside what is not
alter table lead add column phone_index bytea;
alter table lead add column email_sealed bytea;
alter table lead alter column phone drop not null;
alter table lead add constraint lead_phone_once check ((phone is null) <> (phone_sealed is null)) not valid;
alter table lead add constraint lead_phone_found check ((phone_index is null) = (phone_sealed is null)) not valid;
alter table lead add constraint lead_email_once check (email is null or email_sealed is null) not valid;
insert into sealed_column (name)
select name from unnest(array['lead.phone', 'lead.email']) name where not exists (select 1 from company);
