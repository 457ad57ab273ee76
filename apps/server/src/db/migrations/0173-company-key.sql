-- Keys of companies: TH = theirs, given to us; KD = ours for them, whose private half rests sealed. A new one does not end the old
-- at once: both hold until the day that was chosen.
create table company_key (
  company_id int not null,
  kind text not null check (kind in ('KD', 'TH')),
  -- SHA-256 of the key's SPKI, hex
  fingerprint text not null,
  algorithm text not null check (algorithm in ('RSA', 'SM2')),
  -- PEM
  public_key text not null,
  -- of KD: sealed by the server's own secret
  private_key bytea,
  added_by text not null,
  added_at timestamptz not null default now(),
  -- null = the current one
  ends_at timestamptz,
  primary key (company_id, kind, fingerprint)
);
create unique index company_key_current on company_key (company_id, kind) where ends_at is null;
call keep_for_system('company_key');
