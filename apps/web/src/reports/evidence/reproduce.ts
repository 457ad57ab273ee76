import type { Subject } from '../model.ts'
import type { EvidenceAnswer } from './source.ts'

/** `lines`: 不含税 of the lines meant, where a figure is made of lines; `total`: the number of invoices. */
export type Sum = 'amountExclTax' | 'taxAmount' | 'totalAmount' | 'lines' | 'total'

/**
 * Which sum of the rows is the figure itself, to the 分: the proof that the rows are the right ones. null when the figure
 * is no plain sum (ratios, days, concentration); then nothing is claimed.
 */
export function reproducedBy(subject: Subject, answer: EvidenceAnswer): Sum | null {
  const claims = figuresOf(subject)
  for (const { value, unit } of claims) {
    if (unit === 'yuan')
      for (const [key, sum] of sumsOf(answer))
        if (value !== 0 && Math.abs(sum - value) < 0.005) return key
    if (unit === 'count' && value === answer.total && value > 0) return 'total'
  }
  return null
}

/** Lines first: where they are meant, whole invoices are not the figure, even when they happen to be equal. */
function sumsOf({ sums }: EvidenceAnswer): [Exclude<Sum, 'total'>, number][] {
  return [
    ...(sums.lines ? [['lines', sums.lines.amountExclTax] as ['lines', number]] : []),
    ['totalAmount', sums.totalAmount],
    ['amountExclTax', sums.amountExclTax],
    ['taxAmount', sums.taxAmount],
  ]
}

function figuresOf(subject: Subject): { value: number; unit: 'yuan' | 'count' }[] {
  if (subject.kind === 'row') {
    const row = subject.table.rows[subject.row] ?? {}
    return subject.table.columns.flatMap((c) => {
      const value = row[c.key]
      if (typeof value !== 'number') return []
      if (c.type === 'money') return [{ value: value * factor(c.unit), unit: 'yuan' as const }]
      return []
    })
  }
  if (subject.kind === 'rule') return []
  const { value, unit } = subject.indicator
  return typeof value === 'number' && (unit === 'yuan' || unit === 'count') ? [{ value, unit }] : []
}

const factor = (unit: string | undefined): number =>
  unit === '万元' ? 10_000 : unit === '亿元' ? 100_000_000 : 1
