/**
 * What one source of a report brings, so that a kind can be composed of several: its indicators, rules and sections, each
 * computed in the source's own context. A kind shows its part to other kinds in `<kind>/part.ts`.
 */

import type {
  Claim,
  IndicatorValue,
  QualityCheck,
  ReportDocument,
  Section,
} from '../report/document.ts'
import type { Praise, SpokenBy, Topic } from './findings.ts'
import type { KitContext } from './kind.ts'
import type { Indicators } from './lazily.ts'
import { judgeRules, type RuleSet } from './rules/rule-set.ts'
import type { Build } from './sections/build.ts'

export interface Part<Context extends KitContext> {
  /** What it is made of, as in 发票: said where sources disagree. */
  data: string
  indicators: Indicators<Context>
  rules: RuleSet<Context>
  coverage(context: Context): ReportDocument['coverage']
  quality(context: Context): QualityCheck[]
  /** Those of the source's own report that stand at the places named, as `s05`, in their order. */
  sections(build: Build<Context>, places: readonly string[]): Section[]
  /** In order of weight for a lender. */
  praises(build: Build<Context>): readonly Praise[]
  spokenBy: SpokenBy
  /** Which of its figures tell one fact, and which weigh most. */
  topics: readonly Topic[]
  /** What a lender must not take for good: sentences on what could not be said. */
  open(build: Build<Context>): Claim[]
}

/**
 * What a part came to, whatever its context. Everything besides the rules is computed when it is first asked for: a back-test asks
 * for rules and verdicts only, by the code that makes documents.
 */
export interface Source extends Omit<Build<unknown>, 'context'> {
  data: string
  /** Of its indicators. */
  keys: ReadonlySet<string>
  readonly coverage: ReportDocument['coverage']
  readonly quality: QualityCheck[]
  readonly praises: readonly Praise[]
  spokenBy: SpokenBy
  topics: readonly Topic[]
  readonly open: readonly Claim[]
}

export interface JudgedPart<Context> extends Source {
  build: Build<Context>
  sections(places: readonly string[]): Section[]
}

export function judgePart<Context extends KitContext>(
  part: Part<Context>,
  context: Context,
): JudgedPart<Context> {
  const { keys, of } = part.indicators
  const indicator = of(context)
  const rules = judgeRules(part.rules, { context, indicator })
  let indicators: IndicatorValue[] | null = null
  const all = () => {
    indicators ??= [...keys].map(indicator)
    return indicators
  }
  const build: Build<Context> = {
    ...{ context, rules, indicator },
    get indicators() {
      return all()
    },
  }
  return {
    ...{ data: part.data, keys, rules, indicator, build },
    ...{ spokenBy: part.spokenBy, topics: part.topics },
    get indicators() {
      return all()
    },
    get coverage() {
      return part.coverage(context)
    },
    get quality() {
      return part.quality(context)
    },
    get praises() {
      return part.praises(build)
    },
    get open() {
      return part.open(build)
    },
    sections: (places) => part.sections(build, places),
  }
}
