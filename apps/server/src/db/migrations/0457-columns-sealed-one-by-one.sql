-- A row = what is written into this column is sealed from now on (docs/decisions/0265): each column by itself, because one that a release brings may still be
-- read in clear by the release before, beside which others of its database are sealed for long. In the place of column_sealing, which goes with the release after.
create table sealed_column (
  -- table and clear column
  name text primary key,
  since timestamptz not null default now()
);
call keep_for_system('sealed_column');
revoke update, delete, truncate on sealed_column from xinjian_system;
insert into sealed_column (name)
select name from unnest(array['agreement.evidence', 'loan.payee_account', 'lost_device.phone']) name
 where exists (select 1 from column_sealing);

-- Where the letter about an act of weight goes, and what stood before the act, under the key of the company of whoever did it.
alter table weighty_act add column email_sealed bytea;
alter table weighty_act add column mobile_sealed bytea;
alter table weighty_act add column before_sealed bytea;
alter table weighty_act alter column mobile drop not null;
alter table weighty_act add constraint weighty_act_email_once check (email is null or email_sealed is null) not valid;
alter table weighty_act add constraint weighty_act_mobile_once check ((mobile is null) <> (mobile_sealed is null)) not valid;
alter table weighty_act add constraint weighty_act_before_once check (before is null or before_sealed is null) not valid;
insert into sealed_column (name)
select name from unnest(array['weighty_act.email', 'weighty_act.mobile', 'weighty_act.before']) name
 where not exists (select 1 from company);
