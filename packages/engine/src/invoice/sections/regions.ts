/** Where counterparties sit, by the region in their taxpayer numbers: the tile map of sections 7 and 8 and its table. */

import { PROVINCES, provinceOfTaxNo } from '../../kit/china/regions.ts'
import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { flooredTotal } from '../context/party-stats.ts'
import { homeProvince, regionEvidence } from '../context/regions.ts'
import { EVIDENCE_SAYS } from '../evidence/words.ts'
import type { Direction } from '../facts.ts'
import { rowsOf } from './build.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'
import { SIDES } from './sides.ts'
import { SECTIONS_SAYS } from './words.ts'

interface Region {
  /** Two digits of GB/T 2260; null = the number says nothing. */
  code: string | null
  name: string
  /** Σ nets floored at 0, 分. */
  net: number
  parties: number
}

/** Provinces by net, largest first, then what is not known. Parties with a negative net count as 0, as in every share. */
function regionsOf(context: InvoiceContext, direction: Direction): Region[] {
  const { net } = context.parties(direction, 'L12')
  const byCode = new Map<string | null, Region>()
  for (let p = 0; p < net.length; p++) {
    if (net[p]! <= 0) continue
    const code = provinceOfTaxNo(context.facts.counterparties[p]!.taxNo)
    let region = byCode.get(code)
    if (!region) {
      region = {
        code,
        name: code === null ? EVIDENCE_SAYS.regionNotKnown : PROVINCES[code]!,
        net: 0,
        parties: 0,
      }
      byCode.set(code, region)
    }
    region.net += net[p]!
    region.parties++
  }
  const last = (region: Region) => (region.code === null ? 1 : 0)
  return [...byCode.values()].sort(
    (a, b) => last(a) - last(b) || b.net - a.net || Number(a.code) - Number(b.code),
  )
}

/** The map with its table, or one sentence where no number says a place. */
export function regionBlocks(context: InvoiceContext, direction: Direction): Block[] {
  const { partyCount, noTaxNumbers, regions: title, regionTable, amount } = SIDES[direction]
  const id = `region-${direction.toLowerCase()}`
  const regions = regionsOf(context, direction)
  if (!regions.some((region) => region.code !== null)) return [text(`${id}-missing`, noTaxNumbers)]
  const whole = flooredTotal(context.parties(direction, 'L12').net)
  const home = homeProvince(context)
  const rows = table(
    `${id}-table`,
    regionTable,
    [
      { key: 'region', title: PARTY_SECTIONS_SAYS.region, type: 'text' },
      { key: 'amount', title: amount, type: 'money', unit: SECTIONS_SAYS.yuan, proof: 'SUM' },
      { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio' },
      { key: 'parties', title: partyCount, type: 'int' },
    ],
    regions.map((region) => ({
      cells: {
        region: region.name,
        amount: yuan(region.net),
        share: share(region.net, whole),
        parties: region.parties,
      },
      evidence: rowsOf(
        direction,
        context.span('L12'),
        'VALID',
        regionEvidence(context, direction, 'L12', [region.code ?? '']),
      ),
    })),
  )
  return [
    {
      kind: 'chart',
      id,
      title,
      chart: 'region',
      categories: regions.map((region) => region.name),
      keys: regions.map((region) => region.code),
      series: [{ name: amount, values: regions.map((region) => yuan(region.net)), unit: 'yuan' }],
      ...(home === null ? {} : { own: home }),
      table: rows.id,
      note: PARTY_SECTIONS_SAYS.regionPlaceRegistration,
    },
    rows,
  ]
}
