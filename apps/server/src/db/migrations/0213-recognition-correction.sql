-- What a person made of each field that was read of a voucher: as it was, or other (docs/decisions/0092). A field that was confirmed
-- counts as well: accuracy needs those that were right.
create table recognition_correction (
  company_id int not null,
  id bigint generated always as identity,
  voucher_id bigint not null,
  -- of the invoice or of the ticket
  kind text not null,
  -- tax number of the seller, or the company of a ticket; null = not known
  issuer text,
  field text not null,
  -- OWN, or the vendor who read it
  source text not null,
  -- null = the reader found nothing there
  read text,
  -- null = the reader stated none
  confidence real check (confidence between 0 and 1),
  -- '' = there is nothing
  corrected text not null,
  outcome text not null generated always as (
    case when read is null then 'MISSED' when read = corrected then 'RIGHT' when corrected = '' then 'EXTRA' else 'WRONG' end
  ) stored,
  -- What operators may see of both: where they differ, or their shape alone
  read_shown text not null,
  corrected_shown text not null,
  shown_as text not null check (shown_as in ('DIFFERENCE', 'SHAPE')),
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  unique (company_id, voucher_id, source, field)
);
create index recognition_correction_of_kind on recognition_correction (company_id, kind, at desc);
create index recognition_correction_at on recognition_correction (at);
call guard_by_company('recognition_correction');
-- Operators reach no value, no issuer and no company.
call open_to_operator('recognition_correction',
  'select (id, kind, field, source, confidence, outcome, read_shown, corrected_shown, shown_as, at)');
revoke delete on recognition_correction from xinjian_tenant;
