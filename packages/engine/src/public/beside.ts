/**
 * Public records beside other sources: the rules that waited for them judge, what holds against the enterprise stands as it stands in the
 * report on them alone, and nothing is praised. What was not told stays unjudged.
 */
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { chinaDay, optionalDay } from '../kit/calendar/calendar.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { indicatorsOf } from '../kit/lazily.ts'
import type { Part } from '../kit/part.ts'
import { type RuleSet, someRules } from '../kit/rules/rule-set.ts'
import { indicatorTable } from '../kit/sections/blocks.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { KIND_SAYS } from '../report/words/kind-words.ts'
import { type PublicContext, type PublicKind, publicContext } from './context.ts'
import type { PublicFacts } from './facts.ts'
import { evaluateIndicator, PARTS } from './parts.ts'
import { COURT_RULES } from './rules/court.ts'
import { REGISTRY_RULES } from './rules/registry.ts'
import { stripTable } from './sections/strip.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './sections/words.ts'
import { openGate, type PublicInput, suspectedGate } from './verdict/gates.ts'
import { VERDICT_TABLE } from './verdict/verdict.ts'

const OWN = [PARTS.REGISTRY, PARTS.COURT]

/** Those of domain §4. */
const CATALOGUED = someRules(COURT_RULES, ['R-069'])
const RULES: RuleSet<PublicContext> = {
  standing: [...REGISTRY_RULES.standing, ...CATALOGUED.standing],
  under: (desk) => [...REGISTRY_RULES.under(desk), ...CATALOGUED.under(desk)],
  table: { ...REGISTRY_RULES.table, ...CATALOGUED.table },
  lines: { ...REGISTRY_RULES.lines, ...CATALOGUED.lines },
  suppressedBy: () => null,
}

export const PUBLIC_BESIDE: Part<PublicContext> = {
  data: KIND_SAYS.justiceEntData,
  indicators: indicatorsOf<PublicKind>(
    OWN.flatMap(({ indicators }) => indicators),
    evaluateIndicator,
  ),
  rules: RULES,
  coverage: () => ({}),
  quality: () => [],
  sections: (build) => [
    {
      id: 'public',
      title: SAYS.beside,
      blocks: [
        stripTable(build, new Set(PUBLIC_RECORD_KINDS)),
        indicatorTable(build, 'public-figures', SAYS.besideFigures, FIGURES),
      ],
    },
  ],
  praises: () => [],
  spokenBy: Object.assign({}, ...OWN.map(({ spokenBy }) => spokenBy)),
  topics: [],
  open: () => [],
}

const FIGURES = 'J-01 J-02 J-03 J-04 J-05 J-06 J-07 J-09 J-10 J-11 J-12 J-13 J-16 J-17'.split(' ')

/** How old an answer is is judged by the look-up, and of red lines the report around asks once for all its sources. */
export const PUBLIC_BESIDE_GATES: readonly Gate<Omit<PublicInput, 'freshness'>>[] = (() => {
  const negative = OWN.flatMap(({ negative }) => negative)
  return [
    ...OWN.flatMap(({ gates }) => gates).filter(({ id }) => !/-TOLD$/.test(id)),
    openGate(negative),
    suspectedGate(negative),
  ]
})()

/**
 * What the records tell on the day of judgement of the report around; null = they are too old to tell anything of it. A report of an
 * earlier month than the look-up looks back at them as well.
 */
export function publicBeside(
  facts: PublicFacts,
  { m0, judgedOn }: { m0: MonthIndex; judgedOn: string },
): PublicContext | null {
  const [asked, judged] = [chinaDay(facts.dataCutoff).day, optionalDay(judgedOn)!]
  if (judged - asked > VERDICT_TABLE.freshness.voidDays) return null
  return publicContext({ ...facts, judgedOn }, judged >= asked ? undefined : m0)
}
