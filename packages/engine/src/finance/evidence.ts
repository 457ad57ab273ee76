/** The stored items of statements behind a figure. */

import type { RecordEvidence } from '../report/evidence.ts'
import type { StatementItem } from './facts.ts'
import type { Figure } from './figures.ts'
import { FINANCE_SAYS } from './words.ts'

/** Items by name: a figure stands on a handful of rows. */
export const itemsLeg = (items: readonly StatementItem[], words: string): RecordEvidence => ({
  dataset: 'FIN_STATEMENT',
  where: { field: 'key', in: [...new Set(items.map(({ key }) => key))].sort() },
  words,
})

export const figureLeg = ({ name, items }: Pick<Figure, 'name' | 'items'>): RecordEvidence =>
  itemsLeg(items, FINANCE_SAYS.itemsOf({ item: name }))

/** Whole balance sheets and income statements, by the last day of their period. */
export const statementsLeg = (ends: readonly string[]): RecordEvidence => ({
  dataset: 'FIN_STATEMENT',
  where: {
    all: [
      { field: 'kind', in: ['BALANCE', 'INCOME'] },
      { field: 'periodTo', in: [...new Set(ends)].sort() },
    ],
  },
  words: FINANCE_SAYS.allItems({ ends: [...new Set(ends)].sort() }),
})
