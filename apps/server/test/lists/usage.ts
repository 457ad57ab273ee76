/** Records of calls, as many as a test wants, beside those that were made. */
import type { TestServer } from '../harness.ts'

/** `n` charged calls of a company by `madeBy`, a minute apart, the last one newest; names of enterprises may be given. */
export const addUsage = (
  { db }: TestServer | Pick<TestServer, 'db'>,
  companyId: number,
  n: number,
  { madeBy = 'demo', name = '示例企业' }: { madeBy?: string; name?: string } = {},
) =>
  db.run(
    `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days,
       unit_price, state, why, amount, made_by, at, settled_at, month)
     select $1, 'T' || $4 || lpad(n::text, 9, '0'), 'INVOICE', case when n % 2 = 0 then 'API' else 'PAGE' end, n % 50, $3 || n % 50,
            '9144030' || lpad((n % 50)::text, 11, '0'), 'FOUND', 30, 120000, 'CHARGED', 'FOUND', 120000, $4,
            timestamptz '2026-01-01 00:00+08' + n * interval '1 minute 1 microsecond',
            timestamptz '2026-01-01 00:00:03+08' + n * interval '1 minute', 2026 * 12
       from generate_series(1, $2::int) n`,
    [companyId, n, name, madeBy],
  )
