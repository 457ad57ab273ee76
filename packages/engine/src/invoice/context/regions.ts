/** Where counterparties sit, as far as their taxpayer numbers say (I-067, I-069, I-070). */

import { provinceOfTaxNo } from '../../kit/china/regions.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import type { ReportWindow } from '../../report/window/label.ts'
import type { Direction } from '../facts.ts'
import type { InvoiceContext } from './context.ts'
import { flooredTotal } from './party-stats.ts'

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

/**
 * The rows behind a province's amount: a party whose reds outweigh its blues counts as 0 in a split, so it is left out.
 * `''` stands for parties whose province is not known.
 */
export function regionEvidence(
  context: InvoiceContext,
  direction: Direction,
  window: ReportWindow,
  provinces: readonly string[],
): Pick<InvoiceEvidence, 'regions' | 'withoutCounterpartyIds'> {
  const { net } = context.parties(direction, window)
  const wanted = new Set(provinces)
  const { counterparties } = context.facts
  const negative: number[] = []
  for (let p = 0; p < net.length; p++) {
    const { id, taxNo } = counterparties[p]!
    if (net[p]! < 0 && wanted.has(provinceOfTaxNo(taxNo) ?? '')) negative.push(id)
  }
  return {
    regions: [...wanted].sort(),
    ...(negative.length > 0 ? { withoutCounterpartyIds: negative } : {}),
  }
}

/** Own province by registration, else by the own taxpayer number. */
export function homeProvince({ facts: { registration } }: InvoiceContext): string | null {
  return registration.regionCode?.slice(0, 2) ?? provinceOfTaxNo(registration.taxNo)
}
