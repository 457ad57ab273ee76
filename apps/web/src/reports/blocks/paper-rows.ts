import type { TableBlock } from '@xinjian/engine/report/document'

/** Rows of a table in the body of the paper, and how many more make a second place in the annex worth it. */
const BODY = 12
const WORTH = 4

/** How many rows the body of the paper shows: all of a short table, the first of a long one. */
export const bodyRows = ({ rows }: Pick<TableBlock, 'rows'>): number =>
  rows.length > BODY + WORTH ? BODY : rows.length
