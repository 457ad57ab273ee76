/** The inventory report in English: every word of it but those of the enterprise's own books. */
import { ERP_ITEM_ENGINE } from '@xinjian/engine/erp-item/engine'
import { ERP_ITEM_INDICATORS } from '@xinjian/engine/erp-item/indicators/registry'
import { ERP_ITEM_RULES } from '@xinjian/engine/erp-item/rules/rules'
import { VERDICT_GATES } from '@xinjian/engine/erp-item/verdict'
import { describe, expect, it } from 'vitest'
import { goldenFacts } from '../../../../../../packages/engine/test-support/golden.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/
const GOLDEN = await goldenFacts('ERP_ITEM')

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

describe('the inventory report in English', () => {
  it.each(GOLDEN)('of $name has no Chinese', ({ bytes, through }) => {
    const facts = ERP_ITEM_ENGINE.decode(bytes)
    expect(unsaid(texts(ERP_ITEM_ENGINE.make(facts, through)), new Set(texts(facts)))).toEqual([])
  })
  it('calls indicators as the registry does', () => {
    const names = ERP_ITEM_INDICATORS.map(({ names: { zh, en } }) => [zh, en])
    expect(names.map(([zh]) => [zh, inEnglish(zh!)])).toEqual(names)
  })
  it('has every rule with its threshold, and every gate', () => {
    const rules = ERP_ITEM_RULES.flatMap(({ name, threshold }) => [name, threshold])
    const gates = VERDICT_GATES.flatMap(({ title, threshold, source }) => [
      ...[title, threshold, source],
    ])
    expect(unsaid([...rules, ...gates])).toEqual([])
  })
})
