-- Consents that persons sign for themselves (docs/decisions/0188): who was invited by whom. Name and mobile rest sealed; a link is found by the
-- hash of its token.
create table person_invite (
  company_id int not null,
  invite_no text not null,
  enterprise_id int not null,
  role text not null check (role in ('LEGAL_REP', 'SPOUSE', 'CONTROLLER')),
  token_hash bytea not null,
  -- {name, mobile}, masked
  shown jsonb not null,
  sealed bytea not null,
  status text not null default 'INVITED' check (status in ('INVITED', 'SIGNED', 'CANCELLED')),
  -- when the text was first handed out, and its hash: from then on the time to read is counted
  shown_at timestamptz,
  shown_hash text,
  -- tries at name and number, bounded
  tries int not null default 0,
  contract_no text,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, invite_no),
  check ((status = 'SIGNED') = (contract_no is not null))
);
create unique index person_invite_open on person_invite (company_id, enterprise_id, role) where status = 'INVITED';
create unique index person_invite_token on person_invite (company_id, token_hash);
call guard_by_company('person_invite');

alter table directory drop constraint directory_kind_check;
alter table directory add constraint directory_kind_check
  check (kind in ('REPORT', 'FILE', 'SHARE', 'CHANNEL', 'LINK', 'TASK', 'SIGNER', 'API_KEY', 'INVITE'));
