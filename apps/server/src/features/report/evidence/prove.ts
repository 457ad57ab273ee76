/** The sum of a figure, made anew from its rows: what each leg adds up to, and what the formula makes of them. */
import type { EvidenceProof } from '@xinjian/contract'
import { roundTo } from '@xinjian/engine/kit/outcome'
import type { EvidenceLeg, Unit } from '@xinjian/engine/report/document'
import { resultOf } from '@xinjian/engine/report/proof/formula'
import type { TenantDb } from '../../../db/tenant.ts'
import type { AsOf, EvidenceTotals } from '../../facts/evidence/read.ts'
import type { Clicked } from './of.ts'
import { sourceOf } from './sources.ts'

type Term = EvidenceProof['terms'][number]

/** Half a 分: amounts are whole 分, their sums in yuan are not exact. */
const EXACT = 0.005

/** null = no formula is known, the rows of a leg do not add up to it, or the formula does not give what the report shows. */
export async function proofOf(
  tenant: TenantDb,
  asOf: AsOf,
  { evidence, proof, value, unit, factor = 1 }: Clicked,
): Promise<EvidenceProof | null> {
  if (!proof || value === undefined || !unit) return null
  // The first quarter of a year has nothing before it to take off.
  const formula = proof === 'DIFFERENCE' && evidence.length === 1 ? 'SUM' : proof
  const whole = value * factor
  const summed = evidence.length === 1 && formula === 'SUM'
  const terms: Term[] = []
  for (const leg of evidence) {
    const sum = leg.sum ?? (summed ? whole : undefined)
    if (sum === undefined) return null
    const totals = await sourceOf(leg).totals(tenant, asOf, leg)
    const found = termOf(leg, sum, totals, summed ? unit : undefined)
    if (!found) return null
    terms.push(found)
  }
  const result = resultOf(
    formula,
    terms.map((term) => term.value),
  )
  if (result === null || roundTo(result / factor, unit) !== roundTo(value, unit)) return null
  return { formula, terms, value: whole, unit }
}

/** What of the rows is the sum that the report tells of them: `unit` where it is known, else whatever they come to. */
function termOf(
  leg: EvidenceLeg,
  sum: number,
  { rows, sums, distinct }: EvidenceTotals,
  unit: Unit | undefined,
): Term | null {
  const name = leg.name ?? null
  const counted: Partial<Record<Unit, number | undefined>> = {
    count: rows,
    entries: rows,
    occasions: rows,
    parties: distinct?.parties,
    months: distinct?.months,
    days: distinct?.days,
  }
  if (unit === undefined || unit === 'yuan') {
    const column = sourceOf(leg)
      .columns(leg)
      .find(({ key }) => key in sums && Math.abs(sums[key]! - sum) < EXACT)
    if (column) return { name, value: sum, unit: 'yuan', column: column.key }
  }
  const found = Object.entries(counted).find(
    ([each, number]) => (unit === undefined || each === unit) && number === sum,
  )
  return found ? { name, value: sum, unit: found[0], column: null } : null
}
