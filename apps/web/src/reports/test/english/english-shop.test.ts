/** The shop report in English: every word of it but those of the shop's own books. */
import { ERP_ZHJ_ENGINE } from '@xinjian/engine/erp-zhj/engine'
import { ERP_ZHJ_INDICATORS } from '@xinjian/engine/erp-zhj/indicators'
import { RULE_SETS } from '@xinjian/engine/erp-zhj/rules'
import { VERDICT_GATES } from '@xinjian/engine/erp-zhj/verdict'
import { describe, expect, it } from 'vitest'
import { goldenFacts } from '../../../../../../packages/engine/test-support/golden.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/
const GOLDEN = await goldenFacts('ERP_ZHJ')

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}
/** What the books call things is quoted within a sentence, and stands alone in a cell. */
const unsaid = (all: readonly string[], own: ReadonlySet<string> = new Set()) => [
  ...new Set(
    all.filter((text) => !own.has(text) && CHINESE.test(inEnglish(text).replace(/“[^”]*”/g, ''))),
  ),
]

describe('the shop report in English', () => {
  it.each(GOLDEN)('of $name has no Chinese', ({ bytes, through }) => {
    const facts = ERP_ZHJ_ENGINE.decode(bytes)
    expect(unsaid(texts(ERP_ZHJ_ENGINE.make(facts, through)), new Set(texts(facts)))).toEqual([])
  })
  it('has every indicator, rule and gate', () => {
    const figures = ERP_ZHJ_INDICATORS.flatMap(({ names, formula }) => [names.zh, formula])
    const rules = RULE_SETS.flatMap(({ standing }) =>
      standing.flatMap(({ name, threshold }) => [name, threshold]),
    )
    const gates = VERDICT_GATES.flatMap(({ title, threshold, source }) => [
      ...[title, threshold, source],
    ])
    expect(unsaid([...figures, ...rules, ...gates])).toEqual([])
  })
})
