-- Which request ordered a job (docs/decisions/0242): W3C traceparent of the transaction that wrote the row, which puts it there
-- (`set local xinjian.traceparent`) where requests are traced; null elsewhere. Of the platform's machinery, no tenant's data.
do $$
declare
  job text;
begin
  foreach job in array array[
    'backtest', 'collect_callback', 'collect_notice', 'collect_task', 'import_batch', 'list_batch', 'list_export', 'loan_transfer',
    'notice_delivery', 'report', 'report_completion', 'risk_order', 'score_card', 'score_check', 'verify_batch', 'verify_watch', 'withdrawal']
  loop
    -- The column first: a default that is there from the first would be reckoned for every row that stands.
    execute format('alter table %I add column trace text', job);
    execute format($d$alter table %I alter column trace set default nullif(current_setting('xinjian.traceparent', true), '')$d$, job);
    execute format('grant select (trace) on %I to xinjian_system', job);
  end loop;
end $$;
