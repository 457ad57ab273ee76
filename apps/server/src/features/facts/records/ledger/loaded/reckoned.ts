/**
 * What is reckoned of all rows of a book, kept for the next report: a million rows are gone through once, and again when one of them
 * changed. `stand` says what it was made of (docs/decisions/0174).
 */
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { FactTable } from '../../fact-row.ts'

/** Raised with any change of what is reckoned. */
const VERSION = 3

export interface Reckoned {
  part: 'SIGNS' | 'MONEY' | 'SLIPS' | 'CASH'
  stand: string
  facts: unknown
}

/** What something was reckoned of, as far as numbers tell it. */
export const standOf = (...of: readonly (string | number)[]): string => [VERSION, ...of].join('/')

/** Of books of few rows: how many each holds. They are only ever added, so that none changed while their number stands. */
export async function countOf(
  tx: TenantDb,
  enterpriseId: number,
  tables: readonly FactTable[],
): Promise<string> {
  const counted = tables.map(
    (table) => `(select count(*) from ${table} where company_id = $1 and enterprise_id = $2)`,
  )
  const found = await tx.one<{ rows: string }>(
    `select concat_ws('/', ${counted.join(', ')}) as rows`,
    [enterpriseId],
  )
  return found!.rows
}

/** As it was kept, else made anew and put to `fresh`, which the caller stores once its snapshot is over. */
export async function reckoned<Facts>(
  tx: TenantDb,
  enterpriseId: number,
  { part, stand }: Omit<Reckoned, 'facts'>,
  fresh: Reckoned[],
  make: () => Promise<Facts>,
): Promise<Facts> {
  const kept = await tx.one<{ facts: Facts }>(
    'select facts from reckoned_book where company_id = $1 and enterprise_id = $2 and part = $3 and stand = $4',
    [enterpriseId, part, stand],
  )
  if (kept) return kept.facts
  const facts = await make()
  fresh.push({ part, stand, facts })
  return facts
}

export async function storeReckoned(
  tenant: TenantDb,
  enterpriseId: number,
  fresh: readonly Reckoned[],
): Promise<void> {
  for (const { part, stand, facts } of fresh)
    await tenant.run(
      `insert into reckoned_book (company_id, enterprise_id, part, stand, facts) values ($1, $2, $3, $4, $5::jsonb)
       on conflict (company_id, enterprise_id, part) do update set stand = excluded.stand, facts = excluded.facts`,
      [enterpriseId, part, stand, JSON.stringify(facts)],
    )
}
