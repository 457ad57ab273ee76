-- What the rows of a month of sales tell beyond sums of runs (engine/invoice/facts/row-scan.ts): voids by sign, reds issued anew,
-- quantities. A red of the last days is issued anew in the next month, whose revision therefore is part of the scan. Scans of
-- the version before are made again when a report first wants them.
alter table invoice_scan
  add column next_seq bigint not null default 0,
  -- {voids: [[day, blue, blue total, red, red total, blank]], reissued, quantified, quantities: [[quantity, lines]]}; null = purchases
  add column row_scan jsonb;
