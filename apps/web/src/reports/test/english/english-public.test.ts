/** The reports on public records in English: every word of them but those of the records themselves. */
import { ENGINES } from '@xinjian/engine/engines'
import { judgedOf } from '@xinjian/engine/public/engine'
import { gatesOf } from '@xinjian/engine/public/verdict/verdict'
import { maskParties } from '@xinjian/format/public-records/masked'
import { describe, expect, it } from 'vitest'
import { goldenFacts } from '../../../../../../packages/engine/test-support/golden.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/
const GOLDEN = await goldenFacts('JUSTICE_ENT')

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}
/** What a record says stands alone in a cell, its persons hidden, and is quoted within a sentence. */
const unsaid = (all: readonly string[], own: ReadonlySet<string> = new Set()) => [
  ...new Set(
    all.filter((text) => !own.has(text) && CHINESE.test(inEnglish(text).replace(/“[^”]*”/g, ''))),
  ),
]

describe('the registry and court report in English', () => {
  it.each(GOLDEN)('of $name has no Chinese', ({ bytes, through }) => {
    const facts = ENGINES.JUSTICE_ENT.decode(bytes)
    const own = texts(facts).flatMap((text) => [text, maskParties(text)])
    expect(unsaid(texts(ENGINES.JUSTICE_ENT.make(facts, through)), new Set(own))).toEqual([])
  })
  it('has every figure, rule and gate', () => {
    const { judged, own, definitions } = judgedOf('JUSTICE_ENT', ['REGISTRY', 'COURT'])
    const said = [
      ...definitions.flatMap(({ names, formula }) => [names.zh, formula]),
      ...own.flatMap(({ rules }) =>
        rules.standing.flatMap(({ name, threshold }) => [name, threshold]),
      ),
      ...gatesOf(judged).flatMap(({ title, threshold, source }) => [title, threshold, source]),
    ]
    expect(said.length).toBeGreaterThan(80)
    expect(unsaid(said)).toEqual([])
  })
})
