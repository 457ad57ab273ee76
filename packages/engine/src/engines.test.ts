import { describe, expect, it } from 'vitest'
import { ENGINES } from './engines.ts'
import { kindFolder, REPORT_KIND_NAMES, REPORT_KINDS } from './report/kinds.ts'

describe('registry of kinds', () => {
  it.each(REPORT_KIND_NAMES)('%s has its own engine, named by its version', (kind) => {
    expect(ENGINES[kind].kind).toBe(kind)
    expect(ENGINES[kind].version.startsWith(`${kindFolder(kind)}-`)).toBe(true)
  })
  it('gives every kind a prefix of its own', () => {
    const prefixes = Object.values(REPORT_KINDS).map(({ prefix }) => prefix)
    expect(new Set(prefixes).size).toBe(prefixes.length)
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]{3}$/)
  })
})
