/** The report on books in English: every word of it but those of the enterprise's own books. */
import { ERP_ENGINE } from '@xinjian/engine/erp/engine'
import { ERP_RULE_SET } from '@xinjian/engine/erp/rules/rules'
import { expect, it } from 'vitest'
import { goldenFacts } from '../../../../../../packages/engine/test-support/golden.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/
const GOLDEN = await goldenFacts('ERP')

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}
/** Numbers of vouchers and names of accounts, which stand indented, are those of the books. */
const isOwn = (text: string, own: ReadonlySet<string>): boolean =>
  own.has(text.replace(/^　+/, '')) || /^记-\d+$/.test(text)
const unsaid = (all: readonly string[], own: ReadonlySet<string> = new Set()) => [
  ...new Set(
    all.filter(
      (text) => !isOwn(text, own) && CHINESE.test(inEnglish(text).replace(/“[^”]*”/g, '')),
    ),
  ),
]

it.each(GOLDEN)('the report of $name has no Chinese', ({ bytes, through }) => {
  const facts = ERP_ENGINE.decode(bytes)
  expect(unsaid(texts(ERP_ENGINE.make(facts, through)), new Set(texts(facts)))).toEqual([])
})

it('its rules have their names and thresholds', () =>
  expect(unsaid(ERP_RULE_SET.standing.flatMap(({ name, threshold }) => [name, threshold]))).toEqual(
    [],
  ))
