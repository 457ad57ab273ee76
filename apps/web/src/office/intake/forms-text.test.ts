import { expect, it } from 'vitest'
import { formsText } from './forms-text.ts'

it('a book is told with its rows and all its months', () => {
  const journal = {
    ...{ what: 'BOOK' as const, kind: 'VOUCHERS' as const },
    ...{ since: '2026-08-05', period: '2026-10-30', rows: 1046 },
  }
  expect(formsText([journal], 'zh')).toBe('序时簿 1,046 行（2026-08 至 2026-10）')
  expect(formsText([journal], 'en')).toContain(', 1,046 rows (2026-08 – 2026-10)')
  // Imports of before say neither.
  const { kind, what } = journal
  expect(formsText([{ kind, what, period: '2026-10' }], 'zh')).toBe('序时簿（2026-10）')
  expect(formsText([{ kind, what, period: '', rows: 1 }], 'zh')).toBe('序时簿 1 行')
})
