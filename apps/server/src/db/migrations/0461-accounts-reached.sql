-- How the holder of an account is reached rests sealed under the key of his company; a number is found, and unique over all companies, by its blind index (docs/decisions/0268).
alter table app_user add column mobile_sealed bytea;
-- HMAC of the number by a lasting key: beside the number in clear, too, so that it is unique over both forms before the first one is sealed
alter table app_user add column mobile_index bytea;
alter table app_user add column email_sealed bytea;
-- the same of the address, which is looked for and not unique: beside what is sealed, null beside what is not
alter table app_user add column email_index bytea;
alter table app_user alter column mobile drop not null;
alter table app_user add constraint app_user_mobile_once check ((mobile is null) <> (mobile_sealed is null)) not valid;
alter table app_user add constraint app_user_mobile_found check (mobile_sealed is null or mobile_index is not null) not valid;
alter table app_user add constraint app_user_email_once check (email is null or email_sealed is null) not valid;
alter table app_user add constraint app_user_email_found check ((email_index is null) = (email_sealed is null)) not valid;
insert into sealed_column (name)
select name from unnest(array['app_user.mobile', 'app_user.email']) name where not exists (select 1 from company);

-- The release before writes another number and knows of no index: nobody is found by the one before. Goes with the clear column.
create function forget_number() returns trigger language plpgsql as $$
begin
  new.mobile_index := null;
  return new;
end $$;
create trigger number_forgotten before update of mobile on app_user for each row
  when (new.mobile is not null and new.mobile is distinct from old.mobile and new.mobile_index is not distinct from old.mobile_index)
  execute function forget_number();
