import { expect, it } from 'vitest'
import { booksOfRow } from '../../report-detail/to-books.ts'

it.each([
  [
    { month_from: '2025-01', month_to: '2025-03', account: '1002.01' },
    '1002.01&from=2025-01&to=2025-03',
  ],
  [{ month: '2025-02', account: '5001' }, '5001&from=2025-02&to=2025-02'],
])('a row of %j leads to its account and months', (cells, address) => {
  expect(booksOfRow('T1', { id: 'r', cells })).toBe(
    `/queryCenter/books?taxId=T1&account=${address}`,
  )
})
