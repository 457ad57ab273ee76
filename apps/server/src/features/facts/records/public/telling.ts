/** Which enterprises of the company were told the same of, whoever told it: found by indexes (migration 0470), judged by whoever reads their records. */
import type { TenantDb } from '../../../../db/tenant.ts'

/**
 * What is looked up. Of the registry: names, a telephone and an address as they are published, a holder by its name or its number. Of the tax bureau: an address, a holder
 * by its name, and persons as `personTold` writes them.
 */
export type Telling =
  | 'LEGAL_REP'
  | 'PHONE'
  | 'ADDRESS'
  | 'HOLDER_CODE'
  | 'HOLDER'
  | 'BUREAU_ADDRESS'
  | 'BUREAU_HOLDER'
  | 'BUREAU_PERSON'
  | 'BUREAU_HOLDING_PERSON'

/** A person as a bureau tells one: name, and number of a document as it is kept, masked. A name alone is nobody's. */
export const personTold = (name: string, idNo: string): string => `${name}/${idNo}`

/** As long as the indexes have it. */
const INDEXED = 60
/** Found of each text at most: a number or an address that more share says little of any two of them. */
export const MOST_SHARING = 500

/** Enterprises of which a record told one of these at some time, those of each text for themselves. */
export async function enterprisesTelling(
  tenant: TenantDb,
  what: Telling,
  texts: readonly string[],
): Promise<number[][]> {
  if (texts.length === 0) return []
  const said = new Set(texts.map((text) => [...text].slice(0, INDEXED).join('')))
  const rows = await tenant.rows<{ said: string; id: number }>(
    `select found.said, found.id from (select $1::int as company_id) own
      cross join lateral enterprises_telling($2, $3, $4) found where own.company_id = $1`,
    [what, [...said], MOST_SHARING],
  )
  return [...Map.groupBy(rows, (row) => row.said).values()].map((of) => of.map(({ id }) => id))
}
