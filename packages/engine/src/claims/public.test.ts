/** The reports on public records beside each other and beside those of the tax bureau: what each says is founded, and none speaks against another. */
import { describe, expect, it } from 'vitest'
import { FAILED, UNTOLD, withRecords, withState } from '../../test-support/public/facts.ts'
import { livelyPublic, quietPublic } from '../../test-support/public/lively.ts'
import { wildPublic } from '../../test-support/public/wild.ts'
import { BASIC_ENGINE } from '../basic/engine.ts'
import { JUSTICE_ENGINE } from '../justice/engine.ts'
import { JUSTICE_BASE_ENGINE } from '../justice-base/engine.ts'
import { JUSTICE_ENT_ENGINE } from '../justice-ent/engine.ts'
import type { PublicFacts } from '../public/facts.ts'
import type { ReportDocument, RuleResult } from '../report/document.ts'
import { contradictions } from './contradictions.ts'
import { unfounded } from './unfounded.ts'

const ENGINES = [JUSTICE_ENT_ENGINE, JUSTICE_BASE_ENGINE, JUSTICE_ENGINE, BASIC_ENGINE]
const reportsOf = (facts: PublicFacts) => ENGINES.map(({ make }) => make(facts, 2026 * 12 + 9))

const FIRMS: [string, PublicFacts][] = [
  ['lively', livelyPublic()],
  ['quiet', quietPublic()],
  ['partly told', withState(livelyPublic(), UNTOLD, 'DISHONEST', 'ABNORMAL_LIST')],
  ['partly failed', withState(quietPublic(), FAILED, 'ENFORCEMENT')],
  ...Array.from({ length: 30 }, (_, seed): [string, PublicFacts] => [
    `wild ${seed}`,
    wildPublic(seed),
  ]),
]

it.each(FIRMS)('%s: one voice, and every sentence founded', (_, facts) => {
  const documents = reportsOf(facts)
  expect(contradictions(documents)).toEqual([])
  expect(documents.flatMap(unfounded)).toEqual([])
})

describe('changes of the legal representative', () => {
  const changed = withRecords({
    REGISTRATION_CHANGE: [{ changedOn: '2026-10-01', item: '法定代表人变更' }],
  })
  const [registry] = reportsOf(changed)
  const told = (kind: string, result: RuleResult['result']) =>
    ({
      ...registry,
      kind,
      rules: [{ id: 'R-046', result, text: '未命中' }],
      indicators: [],
      findings: { strengths: [], risks: [] },
      verdict: {},
    }) as unknown as ReportDocument
  it('of the registry stand beside those of the tax bureau: each has its own file', () => {
    expect(contradictions([registry!, told('TAX', 'MISS')])).toEqual([])
  })
  it('are one matter among reports of one source', () => {
    expect(contradictions([registry!, told('JUSTICE_BASE', 'MISS')])).toHaveLength(1)
    expect(contradictions([registry!, told('BASIC', 'MISS')])).toHaveLength(1)
    expect(contradictions([told('TAX', 'HIT'), told('TAX_RISK', 'MISS')])).toHaveLength(1)
  })
})
