/** Products of a company beside what of them its secondary customer has. */
import type { SoldRow } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { usedOf } from '../metering/index.ts'
import { type Sold, soldTo } from '../product/index.ts'
import { SECONDARY_SAYS } from './words.ts'

export async function soldRows(parent: TenantDb, child: TenantDb): Promise<SoldRow[]> {
  const rows: SoldRow[] = []
  for (const sold of await soldTo(parent, child)) rows.push(await wire(child, sold))
  return rows
}

export async function soldOne(
  parent: TenantDb,
  child: TenantDb,
  product: string,
): Promise<SoldRow> {
  const sold = (await soldTo(parent, child)).find(({ offer }) => offer.code === product)
  if (!sold) throw new Refusal('UNKNOWN', SECONDARY_SAYS.noSuchProduct)
  return wire(child, sold)
}

const wire = async (
  child: TenantDb,
  { offer, cost, status, price, quota }: Sold,
): Promise<SoldRow> => ({
  product: offer.code,
  productName: offer.name,
  productNameEn: offer.nameEn,
  unit: offer.unit,
  chargeRule: offer.chargeRule,
  validDays: offer.validDays,
  cost,
  own: offer.open,
  status,
  price,
  quota,
  used: await usedOf(child, offer.code),
  under: status === 'OPEN' && price !== null && price < cost,
})
