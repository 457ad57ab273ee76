import type { BesideRow } from '@xinjian/engine/report/beside'
import { formatUnit, type Shown } from '../../reports/format/value.ts'
import type { Lang } from '../../reports/labels.ts'

export const BESIDE_FILTERS = ['differs', 'verdict', 'rules', 'indicators', 'all'] as const
export type BesideFilter = (typeof BESIDE_FILTERS)[number]

const TAKES: Record<BesideFilter, (row: BesideRow) => boolean> = {
  differs: (row) => !row.same,
  verdict: (row) => row.what !== 'RULE' && row.what !== 'INDICATOR',
  rules: (row) => row.what === 'RULE',
  indicators: (row) => row.what === 'INDICATOR',
  all: () => true,
}

export const besideOf = (rows: readonly BesideRow[], by: BesideFilter): BesideRow[] =>
  rows.filter(TAKES[by])

/** By how much the second exceeds the first, signed; of two shares in percentage points. null = no number. */
export function shownDifference({ difference, unit }: BesideRow, lang: Lang): Shown | null {
  if (difference === null || unit === 'date' || unit === 'bool') return null
  const of = unit === 'ratio' ? 'pp' : (unit ?? 'index')
  const shown = formatUnit(difference, of, { lang, short: false })
  const sign = difference > 0 ? '+' : ''
  return { ...shown, text: sign + shown.text, ...(unit === 'yuan' && { unit: '元' }) }
}
