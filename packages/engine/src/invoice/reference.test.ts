import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variantKey } from '../kit/definition.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { reference } from './reference.ts'

const FILE = new URL('../../../../docs/reports/invoice.md', import.meta.url)

describe('docs/reports/invoice.md', () => {
  it('is what the definitions say (run scripts/docs-indicators.ts)', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(reference())
  })
})

describe('definitions', () => {
  it('cover I-001 to I-096 without a hole', () => {
    const ids = new Set(INVOICE_INDICATORS.map((definition) => definition.id))
    const all = Array.from({ length: 96 }, (_, i) => `I-${String(i + 1).padStart(3, '0')}`)
    expect(all.filter((id) => !ids.has(id))).toEqual([])
  })
  it('have unique keys, both names, a formula, a version and a source', () => {
    const keys = INVOICE_INDICATORS.flatMap((d) => d.variants.map((v) => variantKey(d, v)))
    expect(new Set(keys).size).toBe(keys.length)
    for (const { id, names, formula, version, source } of INVOICE_INDICATORS)
      for (const text of [names.zh, names.en, formula, version, source])
        expect(text, id).not.toBe('')
  })
})
