-- How often rows of a batch that ended without a judgement were verified again (docs/decisions/0097).
alter table verify_batch add column retries int not null default 0;

-- Rows whose result may be another one when they are asked again.
create index verify_record_unjudged on verify_record (company_id, batch, batch_nth)
  where batch is not null and result in ('BUSY', 'VENDOR_ERROR', 'LIMIT_EXCEEDED', 'TOO_EARLY');
