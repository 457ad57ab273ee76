/** Rules of the tax report against the slow reference, on facts that nobody would make up. */
import { expect, it } from 'vitest'
import { slowRules } from '../../../test-support/slow-rules.ts'
import { wildTax } from '../../../test-support/wild-tax.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { taxReport } from '../report.ts'

const BY_CHANCE = new Set(['R-011', 'R-058'])

const figureOf = ({ value, reason }: IndicatorValue): number | string | null => {
  if (reason === 'ZERO_BASE' || reason === 'NO_BASE') return Number.POSITIVE_INFINITY
  if (reason === 'ZERO_ZERO') return 0
  return typeof value === 'boolean' ? Number(value) : value
}

it('rules are judged as domain §4 says', () => {
  const told = new Map<string, number>()
  const differ: unknown[] = []
  for (let seed = 0; seed < 160; seed++) {
    const facts = wildTax(seed)
    const { indicators, rules } = taxReport(facts)
    const values = new Map(indicators.map((indicator) => [indicator.key, figureOf(indicator)]))
    const slow = slowRules(facts, (key) => values.get(key) ?? null)
    for (const [id, wanted] of Object.entries(slow)) {
      const { result, level, reason } = rules.find((rule) => rule.id === id)!
      if (reason?.startsWith('SUPPRESSED')) continue
      const got = result === 'HIT' ? level : result === 'MISS' ? 'MISS' : null
      if (got !== wanted) differ.push([seed, id, got, wanted])
      told.set(`${id} ${wanted}`, (told.get(`${id} ${wanted}`) ?? 0) + 1)
    }
  }
  expect(differ.slice(0, 12)).toEqual([])
  const hits = [...told.keys()].filter((key) => /HIGH|MEDIUM|LOW/.test(key))
  const ids = new Set([...told.keys()].map((key) => key.slice(0, 5)))
  // Each can be hit, and each is missed, but for sources that agree by chance alone.
  for (const id of ids) {
    expect([id, hits.some((key) => key.startsWith(id))]).toEqual([id, true])
    if (!BY_CHANCE.has(id)) expect([id, told.has(`${id} MISS`)]).toEqual([id, true])
  }
})
