/** SQL: some enterprise of the company took a consent back; without that nothing of the company's is sealed (sealed-sql.ts). */
export const ANY_REVOKED =
  "exists (select 1 from auth_contract back where back.company_id = $1 and back.status = 'REVOKED')"

/** Companies of which that was so when they were asked last. */
const revoking = new Set<number>()

/**
 * Rows of a page that says of each whether it is sealed. Asking for it row by row takes a third of the page's time even where nothing is
 * found, planning what asks takes longer than all else of one row, and most companies have nothing to be found: `read(false)` does not ask, and is believed where its rows say, of their own
 * snapshot, that nothing was taken back (`any_revoked`: `ANY_REVOKED`).
 */
export async function sealedPage<R extends { any_revoked: boolean }>(
  companyId: number,
  read: (asks: boolean) => Promise<R[]>,
): Promise<R[]> {
  const asks = revoking.has(companyId)
  const rows = await read(asks)
  const [first] = rows
  if (!first) return rows
  if (first.any_revoked) revoking.add(companyId)
  else revoking.delete(companyId)
  return first.any_revoked && !asks ? read(true) : rows
}

/** The same of one row; null: there is none. */
export async function sealedRow<R extends { any_revoked: boolean }>(
  companyId: number,
  read: (asks: boolean) => Promise<R | null>,
): Promise<R | null> {
  const [row] = await sealedPage(companyId, async (asks) => {
    const one = await read(asks)
    return one ? [one] : []
  })
  return row ?? null
}
