/** Whose a book is, by the name that heads it. */
import type { ParsedBook } from '@xinjian/intake/books/book'
import { expect, it } from 'vitest'
import { postReadings } from './read-books.ts'

const book = (entity: string): ParsedBook =>
  ({
    ...{ kind: 'VOUCHERS', entity, period: null, rows: 1, checks: [], totals: {} },
    source: { sheet: 'Sheet1' },
    lines: [{ date: '2026-03-01', month: '2026-03', voucher: '记-1', at: 'A2' }],
  }) as unknown as ParsedBook

it.each([
  ['甲建工有限公司', '甲建工有限公司', 'book'],
  ['甲建工有限公司本部', '甲建工有限公司', 'book'],
  ['甲建工有限公司（2026年）', '甲建工有限公司', 'book'],
  ['91440300192203821X', '甲建工有限公司', 'book'],
  // The enterprise itself is registered so.
  ['甲建工有限公司本部', '甲建工有限公司本部', 'book'],
  ['甲 建工有限公司（本部）', '甲建工有限公司(本部)', 'book'],
  ['甲建工有限公司', '甲建工有限公司本部', 'bad'],
  ['乙建工有限公司本部', '甲建工有限公司', 'bad'],
])('books of %s uploaded for %s: %s', (entity, name, told) => {
  const owner = { name, taxNo: '91440300192203821X' }
  const [first] = postReadings([book(entity)], 'x.xls', owner as never)
  expect(first!.kind).toBe(told)
})
