/** Two reports of one kind side by side: of two enterprises, what differs has no cause, only a size. */
import type { ReportDocument } from './document.ts'
import { type Figure, figuresOf } from './figures.ts'

export interface BesideRow extends Omit<Figure, 'value'> {
  /** null = not known, or not in that report. */
  one: Figure['value']
  other: Figure['value']
  same: boolean
  /** `other` − `one`, where both are numbers; in the unit of the figure. */
  difference: number | null
}

/**
 * Verdict, rules and indicators, each in the order of the first report; what only the second has follows its like. Months of
 * coverage are left out: they are told by the reports themselves. Throws a RangeError on reports of two kinds.
 */
export function besideOf(one: ReportDocument, other: ReportDocument): BesideRow[] {
  if (one.kind !== other.kind) throw new RangeError('reports of different kinds cannot be compared')
  const [left, right] = [byId(one), byId(other)]
  const order = [...new Set([...left.keys(), ...right.keys()])]
  const rows = order.map((id): BesideRow => {
    const { value: _, ...figure } = (left.get(id) ?? right.get(id))!
    const [a, b] = [left.get(id)?.value ?? null, right.get(id)?.value ?? null]
    const difference = typeof a === 'number' && typeof b === 'number' ? b - a : null
    return { ...figure, one: a, other: b, same: a === b, difference }
  })
  const kinds = [...new Set(rows.map(({ what }) => what))]
  return rows.sort((a, b) => kinds.indexOf(a.what) - kinds.indexOf(b.what))
}

const byId = (document: ReportDocument): Map<string, Figure> =>
  new Map(
    figuresOf(document)
      .filter(({ what }) => what !== 'COVERAGE')
      .map((figure) => [`${figure.what} ${figure.key}`, figure]),
  )
