/** Financial statements of an enterprise as they hold today, every item under its code; newest period first. */
import type { contract, DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { heldStatements } from '../facts/records/read.ts'

const yuan = (fen: number | null): number | null => (fen === null ? null : fen / 100)

/** @param periodTo last day of the period, ISO; undefined = every period */
export async function financialStatements(
  tenant: TenantDb,
  enterpriseId: number,
  periodTo: string | undefined,
): Promise<DataOf<typeof contract.collected.financialReport>> {
  const { rows } = await heldStatements(tenant, enterpriseId)
  return rows
    .filter((statement) => periodTo === undefined || statement.periodTo === periodTo)
    .sort((a, b) => (a.periodTo < b.periodTo ? 1 : a.periodTo > b.periodTo ? -1 : 0))
    .map(({ items, ...statement }) => ({
      ...statement,
      items: items.map(({ label, code, begin, end, current, ytd }) => ({
        label,
        code,
        begin: yuan(begin),
        end: yuan(end),
        current: yuan(current),
        ytd: yuan(ytd),
      })),
    }))
}
