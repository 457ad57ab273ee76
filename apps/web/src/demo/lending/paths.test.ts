import { LENDING_DEMO_ROWS } from '@xinjian/contract/routes/demo/lending'
import { expect, it } from 'vitest'
import { lendingPaths } from './paths.ts'

it('leads to each of the sixteen pages, and nowhere else', () => {
  const built = Object.values(lendingPaths).map((path) => path())
  expect(built.toSorted()).toEqual(LENDING_DEMO_ROWS.map(([path]) => path).toSorted())
  expect(built).toHaveLength(16)
})

it('names product and loan in the query', () => {
  expect(lendingPaths.product({ product: 'A&B' })).toBe('/jiuXianDemo/detail?product=A%26B')
  expect(lendingPaths.loan({ loan: 2 })).toBe('/jiuXianDemo/loanDetail?loan=2')
})
