/** Books of rules as an institution would have them. */
import type { RuleBook } from '../src/report/book.ts'

export const bookWith = (more: Partial<RuleBook> = {}): RuleBook => ({
  version: '第1版',
  limits: {},
  off: {},
  suppressed: [],
  ...more,
})
