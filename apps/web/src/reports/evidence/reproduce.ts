import type { Subject } from '../model.ts'
import type { EvidenceAnswer } from './source.ts'

/** What of the rows is the figure: the sum of a column by its key, or their number. */
export type Match = { by: 'column'; key: string } | { by: 'rows' }

/**
 * Which sum of the rows is the figure itself, to the 分: the proof that the rows are the right ones. The summed columns are
 * tried in their order. null when the figure is no plain sum (ratios, days, concentration); then nothing is claimed.
 */
export function reproducedBy(subject: Subject, answer: EvidenceAnswer): Match | null {
  for (const { value, unit } of figuresOf(subject)) {
    if (unit === 'count') {
      if (value === answer.total && value > 0) return { by: 'rows' }
      continue
    }
    const column = answer.columns.find(
      ({ key, type, sum }) =>
        sum && type === 'money' && Math.abs((answer.sums[key] ?? Number.NaN) - value) < 0.005,
    )
    if (column && value !== 0) return { by: 'column', key: column.key }
  }
  return null
}

function figuresOf(subject: Subject): { value: number; unit: 'yuan' | 'count' }[] {
  if (subject.kind === 'row') {
    const row = subject.table.rows[subject.row] ?? {}
    return subject.table.columns.flatMap((c) => {
      const value = row[c.key]
      if (typeof value !== 'number' || c.type !== 'money') return []
      return [{ value: value * factor(c.unit), unit: 'yuan' as const }]
    })
  }
  if (subject.kind === 'rule' || subject.kind === 'reason') return []
  const { value, unit } = subject.indicator
  return typeof value === 'number' && (unit === 'yuan' || unit === 'count') ? [{ value, unit }] : []
}

const factor = (unit: string | undefined): number =>
  unit === '万元' ? 10_000 : unit === '亿元' ? 100_000_000 : 1
