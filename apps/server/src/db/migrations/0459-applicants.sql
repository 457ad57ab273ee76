-- How whoever asks for an account is reached rests sealed under the platform's key (docs/decisions/0265): there is no company yet.
alter table registration add column mobile_sealed bytea;
alter table registration add column email_sealed bytea;
alter table registration alter column mobile drop not null;
alter table registration alter column email drop not null;
alter table registration add constraint registration_mobile_once check ((mobile is null) <> (mobile_sealed is null)) not valid;
alter table registration add constraint registration_email_once check ((email is null) <> (email_sealed is null)) not valid;
insert into sealed_column (name)
select name from unnest(array['registration.mobile', 'registration.email']) name where not exists (select 1 from company);
