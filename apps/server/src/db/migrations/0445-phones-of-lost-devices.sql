-- The number that whoever lost a device is called back at rests sealed under the key of the account's company (0444).
alter table lost_device add column phone_sealed bytea;
alter table lost_device alter column phone drop not null;
alter table lost_device add constraint lost_device_phone_once
  check ((phone is null) <> (phone_sealed is null)) not valid;
