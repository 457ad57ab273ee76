/** The stored items of statements behind a figure. */

import type { StatementKind } from '@xinjian/format/accounts/accounts'
import type { RecordEvidence } from '../report/evidence.ts'
import type { StatementItem } from './facts.ts'
import { type Figure, STATEMENT_NAMES } from './figures.ts'

/** Items by name: a figure stands on a handful of rows. */
export const itemsLeg = (items: readonly StatementItem[], words: string): RecordEvidence => ({
  dataset: 'FIN_STATEMENT',
  where: { field: 'key', in: [...new Set(items.map(({ key }) => key))].sort() },
  words,
})

export const figureLeg = ({ name, items }: Pick<Figure, 'name' | 'items'>): RecordEvidence =>
  itemsLeg(items, `财务报表项目：${name}`)

/** Whole statements, by the last day of their period. */
export const statementsLeg = (
  kinds: readonly StatementKind[],
  ends: readonly string[],
): RecordEvidence => ({
  dataset: 'FIN_STATEMENT',
  where: {
    all: [
      { field: 'kind', in: [...kinds] },
      { field: 'periodTo', in: [...new Set(ends)].sort() },
    ],
  },
  words: `${kinds.map((kind) => STATEMENT_NAMES[kind]).join('与')}的全部项目；期末为${[...new Set(ends)].sort().join('、')}`,
})
