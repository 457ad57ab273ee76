/** Where counterparties sit, as far as their taxpayer numbers say (I-067, I-069, I-070). */
import { provinceOfTaxNo } from '../../params/regions.ts'
import type { Direction } from '../facts.ts'
import type { InvoiceContext } from './context.ts'
import { flooredTotal } from './party-stats.ts'
import type { ReportWindow } from './report-window.ts'

export interface RegionSplit {
  /** Net floored at 0 by two-digit province, 分. */
  byProvince: Map<string, number>
  /** Net of parties whose province is not known, persons included. */
  unknown: number
  total: number
}

export function regionSplit(
  context: InvoiceContext,
  direction: Direction,
  window: ReportWindow,
): RegionSplit {
  const { net } = context.parties(direction, window)
  const byProvince = new Map<string, number>()
  let unknown = 0
  for (let p = 0; p < net.length; p++) {
    if (net[p]! <= 0) continue
    const province = provinceOfTaxNo(context.facts.counterparties[p]!.taxNo)
    if (province === null) unknown += net[p]!
    else byProvince.set(province, (byProvince.get(province) ?? 0) + net[p]!)
  }
  return { byProvince, unknown, total: flooredTotal(net) }
}

/** Own province by registration, else by the own taxpayer number. */
export function homeProvince({ facts: { registration } }: InvoiceContext): string | null {
  return registration.regionCode?.slice(0, 2) ?? provinceOfTaxNo(registration.taxNo)
}
