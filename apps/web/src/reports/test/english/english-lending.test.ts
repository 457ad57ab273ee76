/** The reports on lending in English: every word of them but names of lenders and what the facts tell. */
import { ENGINES } from '@xinjian/engine/engines'
import { LENDING_RULES } from '@xinjian/engine/lending/rules/rules'
import { LENDING_GATES } from '@xinjian/engine/lending/verdict/verdict'
import { DEFINITIONS as DEBT } from '@xinjian/engine/long-loan/parts'
import { DEFINITIONS as LENDING } from '@xinjian/engine/multi-lending/parts'
import { maskParties } from '@xinjian/format/public-records/masked'
import { describe, expect, it } from 'vitest'
import { goldenFacts } from '../../../../../../packages/engine/test-support/golden.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}
const unsaid = (all: readonly string[], own: ReadonlySet<string> = new Set()) => [
  ...new Set(
    all.filter((text) => !own.has(text) && CHINESE.test(inEnglish(text).replace(/“[^”]*”/g, ''))),
  ),
]

describe.each(['MULTI_LENDING', 'LONG_LOAN'] as const)('%s in English', async (kind) => {
  it.each(await goldenFacts(kind))('of $name has no Chinese', ({ bytes, through }) => {
    const facts = ENGINES[kind].decode(bytes)
    const own = texts(facts).flatMap((text) => [text, maskParties(text)])
    expect(unsaid(texts(ENGINES[kind].make(facts, through)), new Set(own))).toEqual([])
  })
})

it('figures, rules and gates on lending have their English', () => {
  const said = [
    ...[...LENDING, ...DEBT].flatMap(({ names, formula }) => [names.zh, formula]),
    ...LENDING_RULES.standing.flatMap(({ name, threshold }) => [name, threshold]),
    ...LENDING_GATES.flatMap(({ title, threshold, source }) => [title, threshold, source]),
  ]
  expect(said.length).toBeGreaterThan(60)
  expect(unsaid(said)).toEqual([])
})
