import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readLabel } from './labels.ts'
import { vendorLabel } from './vendor-keys.ts'

it('knows a key however it is written, and no other word', () => {
  expect(['total_assets', 'TOTAL_ASSETS', ' totalassets', 'A001000000'].map(vendorLabel)).toEqual(
    Array.from({ length: 4 }, () => '资产总计'),
  )
  expect(['total_assets_yoy', 'name', ''].map(vendorLabel)).toEqual([null, null, null])
})

it('names by each key one item, which a statement has', () => {
  const source = readFileSync(new URL('./vendor-keys.ts', import.meta.url), 'utf8')
  const rows = source.split(/[|\n]/).filter((line) => /^[\u4e00-\u9fff、]+ [a-z]/.test(line))
  const keys = rows.flatMap((row) => row.split(' ').slice(1))
  expect(keys.length).toBeGreaterThan(300)
  expect(new Set(keys).size).toBe(keys.length)
  for (const row of rows) {
    const [label = '', ...own] = row.replace('`', '').split(' ')
    expect(readLabel(label), label).not.toBeNull()
    for (const key of own) expect(vendorLabel(key)).toBe(label)
  }
})
