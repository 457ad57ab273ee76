/** What is held of an enterprise's invoices: how many, of which months, and what the last year came to. From month roll-ups. */
import type { DatasetSummary } from '@xinjian/contract'
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { formatFen } from '@xinjian/format'
import type { TenantDb } from '../../../db/tenant.ts'
import { DIRECTIONS } from './stored-row.ts'

export interface HeldInvoices {
  rows: number
  first: MonthIndex
  last: MonthIndex
}

/** By direction; one without invoices is absent. */
export async function heldInvoices(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Partial<Record<Direction, HeldInvoices>>> {
  const found = await tenant.rows<HeldInvoices & { direction: 0 | 1 }>(
    `select direction, sum(invoices)::int8 as rows, min(month) as first, max(month) as last from invoice_month
      where company_id = $1 and enterprise_id = $2 group by direction`,
    [enterpriseId],
  )
  return Object.fromEntries(found.map(({ direction, ...held }) => [DIRECTIONS[direction], held]))
}

/** The trade of the last twelve months with data, by direction, as it is shown beside the count. */
export async function tradeHighlights(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Record<Direction, DatasetSummary['highlights']>> {
  const totals = await tenant.rows<{ direction: 0 | 1; total: number; last: number }>(
    `select direction, sum(net_total)::int8 as total, max(month) as last from invoice_month
      where company_id = $1 and enterprise_id = $2
        and month > (select max(month) - 12 from invoice_month where company_id = $1 and enterprise_id = $2)
      group by direction`,
    [enterpriseId],
  )
  const of = (direction: Direction): DatasetSummary['highlights'] =>
    totals
      .filter((total) => DIRECTIONS[total.direction] === direction)
      .map(({ last, total }) => {
        const month = formatMonth(last)
        return {
          zh: `截至${month}的12个月合计`,
          en: `12 months through ${month}`,
          value: formatFen(total),
          kind: 'money',
        }
      })
  return { OUT: of('OUT'), IN: of('IN') }
}

/** Rows that an import was the last to write. */
export const rowsOfImport = async (
  tenant: TenantDb,
  enterpriseId: number,
  importId: number,
): Promise<number> =>
  (
    await tenant.one<{ n: number }>(
      'select count(*) as n from invoice where company_id = $1 and enterprise_id = $2 and import_id = $3',
      [enterpriseId, importId],
    )
  )?.n ?? 0
