import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reference } from '../reference.ts'

const FILE = new URL('../../../../../docs/reports/erp-zhj.md', import.meta.url)

it('docs/reports/erp-zhj.md is what the definitions say (run scripts/docs-indicators.ts)', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(reference())
})
