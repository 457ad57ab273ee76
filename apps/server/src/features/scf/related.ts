/** Whether seller and debtor stand near each other by the registry's word: by codes of firms, never by the name of a person. */
import { WHOLE_COMPANY } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { enterprisesBy } from '../enterprise/index.ts'
import { answeredOfMany } from '../facts/public/read.ts'
import { publicRowsOfMany } from '../facts/records/read.ts'

/** True: one holds shares of the other, invested in it, or a third firm holds shares of both. null: not both were asked about. */
export async function areRelated(
  funder: TenantDb,
  seller: string,
  debtor: string,
): Promise<boolean | null> {
  const held = await enterprisesBy(funder, 'taxNo', [seller, debtor], WHOLE_COMPANY)
  const ids = held.map(({ id }) => id)
  const codeOf = new Map(held.map(({ id, tax_no }) => [id, tax_no]))
  // One after the other: they may stand in a transaction, which has one connection.
  const holders = await publicRowsOfMany(funder, 'EQUITY_HOLDER', ids, ['holderCode'])
  const investments = await publicRowsOfMany(funder, 'INVESTMENT', ids, ['creditCode'])
  const answered = await answeredOfMany(funder, ids, ['EQUITY_HOLDER', 'INVESTMENT'])
  const near = new Map<string, Set<string>>([
    [seller, new Set([seller])],
    [debtor, new Set([debtor])],
  ])
  for (const { enterpriseId, holderCode } of holders)
    if (holderCode) near.get(codeOf.get(enterpriseId)!)?.add(holderCode)
  for (const { enterpriseId, creditCode } of investments)
    if (creditCode === seller || creditCode === debtor)
      near.get(codeOf.get(enterpriseId)!)?.add(creditCode)
  const [a, b] = [near.get(seller)!, near.get(debtor)!]
  if ([...a].some((code) => b.has(code))) return true
  return new Set(answered).size === 2 ? false : null
}
