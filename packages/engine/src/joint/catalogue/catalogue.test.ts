import { describe, expect, it } from 'vitest'
import { jointFacts } from '../../../test-support/joint-facts.ts'
import { CHAPTERS } from '../../tax-risk/chapters.ts'
import { jointSources } from '../sources.ts'
import { ADVICE, WITHOUT_SOURCE } from './catalogue.ts'
import { CHAIN_RULE_IDS, TIES_RULE_IDS } from './chain.ts'
import { listedRules } from './listed.ts'
import { CATEGORIES } from './shape.ts'

/** On the graph (0201, 0278). */
const GRAPH = [...CHAIN_RULE_IDS, ...TIES_RULE_IDS]
/** Domain §4. */
const ALL = Array.from({ length: 72 }, (_, i) => `R-${String(i + 1).padStart(3, '0')}`)
const judged = jointSources(jointFacts(), 24_313).all.rules
const listed = listedRules(judged)

describe('catalogue of rules', () => {
  it('says something beside every rule, and beside no other', () => {
    expect(Object.keys(ADVICE).sort()).toEqual([...ALL, ...GRAPH].sort())
  })
  it('is listed whole: what a source judges, and what none tells', () => {
    expect(listed.map(({ id }) => id)).toEqual(ALL)
    const own = judged.map(({ id }) => id)
    expect(WITHOUT_SOURCE.filter(({ id }) => own.includes(id))).toEqual([])
  })
  it('never takes a rule without a source for clear', () => {
    for (const { id, needs } of WITHOUT_SOURCE)
      expect(listed.find((rule) => rule.id === id)).toMatchObject({
        result: 'UNKNOWN',
        reason: `NO_DATA：本平台未采集${needs}`,
      })
  })
  it('gives every rule a category, an advice that is a sentence, and no policy that is empty', () => {
    for (const { id, category, advice, policy } of listed) {
      expect(CATEGORIES, id).toContain(category)
      expect(advice, id).toMatch(/^[^。]+。$/)
      if (policy !== undefined) expect(policy, id).toMatch(/《.+》/)
    }
  })
  it('accuses nobody', () => {
    for (const { advice } of Object.values(ADVICE))
      expect(advice).not.toMatch(/偷税|骗取|违法|犯罪/)
  })
  it('has every rule under one heading of the risk report', () => {
    expect(CHAPTERS.flatMap(({ rules }) => rules).sort()).toEqual([...ALL, ...GRAPH].sort())
  })
})
