/** Items of statements behind a figure. */
import type { Evidence } from '../../report/evidence.ts'

/** `words`: which statement, as in 截至2025-12-31的利润表. */
export const statementLeg = (item: { key: string; label: string }, words: string): Evidence => [
  {
    dataset: 'FIN_STATEMENT',
    where: { field: 'key', in: [item.key] },
    words: `${words}：${item.label}`,
  },
]
