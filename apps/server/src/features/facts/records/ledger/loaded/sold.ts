/** Sales lines of the books by product, and by the province in the tax number that the customer has on invoices. */
import type { Dataset } from '@xinjian/contract'
import type { Sold, SoldRegion } from '@xinjian/engine/erp/sold/facts'
import type { MonthIndex } from '@xinjian/engine/kit/calendar/window'
import { provinceOfTaxNo } from '@xinjian/engine/kit/china/regions'
import { beijingTime } from '@xinjian/format/china-time'
import { normaliseName } from '@xinjian/format/invoice/party-name'
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { Collection } from '../../../coverage/read.ts'
import { counterpartyNames } from '../../../invoice/read.ts'
import { COLLECTIONS } from '../../collections.ts'
import { newestOf } from '../../held-facts.ts'
import { heldTrade } from './stock.ts'
import { heldPartyMonths } from './trade.ts'

/** Read for it. */
export const SOLD_DATASETS = ['SALES_LINE'] as const satisfies readonly Dataset[]

/**
 * In the snapshot of `tx`.
 *
 * @param usable what contracts in force allow: tax numbers of customers are those of sales invoices
 * @returns with when the newest of it came, ISO; null = there are no sales lines
 */
export async function heldSold(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
): Promise<{ sold: Sold; newest: string | null }> {
  const numbered = usable.has('INVOICE_OUT')
  const found = await tx.rows<Collection>(COLLECTIONS, [enterpriseId, [...SOLD_DATASETS]])
  const newest = newestOf(found.map(({ at }) => at))
  if (newest === null) return { sold: { items: [], regions: [], numbered }, newest: null }
  const dated = (await heldTrade(tx, enterpriseId, 'sales_line')).filter(
    ({ month }) => month !== null,
  )
  const items = dated.map(({ item, name, month, amount }) => ({
    ...{ item: item ?? '', name, month, amount },
  }))
  const provinces = numbered ? await provincesByName(tx, enterpriseId) : new Map()
  const placed = (await heldPartyMonths(tx, enterpriseId, 'sales_line')).flatMap(
    ({ party, month, amount }): SoldRegion[] => {
      const province = provinces.get(normaliseName(party)) ?? null
      return province === null ? [] : [{ province, month, amount }]
    },
  )
  return {
    sold: { items, regions: [...byProvince(placed), ...unplaced(items, placed)], numbered },
    newest: beijingTime(newest.getTime()),
  }
}

/** Of two that have one name in two provinces neither is told. */
async function provincesByName(
  tx: TenantDb,
  enterpriseId: number,
): Promise<ReadonlyMap<string, string | null>> {
  const provinces = new Map<string, string | null>()
  for (const { name, tax_no: taxNo } of await counterpartyNames(tx, enterpriseId)) {
    const own = normaliseName(name)
    const province = provinceOfTaxNo(taxNo)
    const known = provinces.get(own)
    provinces.set(own, known === undefined || known === province ? province : null)
  }
  return provinces
}

const byProvince = (placed: readonly SoldRegion[]): SoldRegion[] =>
  [...Map.groupBy(placed, ({ province, month }) => `${province}/${month}`).values()].map((of) => ({
    ...of[0]!,
    amount: of.reduce((sum, { amount }) => sum + amount, 0),
  }))

/** By month what the lines come to beyond those of a known province. */
function unplaced(
  items: readonly { month: MonthIndex; amount: number }[],
  placed: readonly SoldRegion[],
): SoldRegion[] {
  const left = new Map<MonthIndex, number>()
  for (const { month, amount } of items) left.set(month, (left.get(month) ?? 0) + amount)
  for (const { month, amount } of placed) left.set(month, (left.get(month) ?? 0) - amount)
  return [...left].flatMap(([month, amount]) =>
    amount === 0 ? [] : [{ province: null, month, amount }],
  )
}
