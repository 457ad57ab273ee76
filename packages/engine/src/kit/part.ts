/**
 * What one source of a report brings, so that a kind can be composed of several: its indicators, rules and sections, each
 * computed in the source's own context. A kind shows its part to other kinds in `<kind>/part.ts`.
 */
import type {
  IndicatorValue,
  QualityCheck,
  ReportDocument,
  RuleResult,
  Section,
} from '../report/document.ts'
import type { Praise, SpokenBy } from './findings.ts'
import type { RuleInput } from './rules/definition.ts'
import { type Build, byKey } from './sections/build.ts'

export interface Part<Context> {
  /** What it is made of, as in 发票: said where sources disagree. */
  data: string
  /** Every variant of every definition, in registry order. */
  indicators(context: Context): IndicatorValue[]
  /** Every rule of the source, under the limits of the context, with what the suppression list sets aside. */
  judge(input: RuleInput<Context>): RuleResult[]
  coverage(context: Context): ReportDocument['coverage']
  quality(context: Context): QualityCheck[]
  /** Those of the source's own report that stand at the places named, as `s05`, in their order. */
  sections(build: Build<Context>, places: readonly string[]): Section[]
  /** In order of weight for a lender. */
  praises(build: Build<Context>): readonly Praise[]
  spokenBy: SpokenBy
  /** What a lender must not take for good: sentences on what could not be said. */
  open(build: Build<Context>): string[]
}

/** What a part came to, whatever its context. */
export interface Source extends Omit<Build<unknown>, 'context'> {
  data: string
  coverage: ReportDocument['coverage']
  quality: QualityCheck[]
  praises: readonly Praise[]
  spokenBy: SpokenBy
  open: readonly string[]
}

export interface JudgedPart<Context> extends Source {
  build: Build<Context>
  sections(places: readonly string[]): Section[]
}

export function judgePart<Context>(part: Part<Context>, context: Context): JudgedPart<Context> {
  const indicators = part.indicators(context)
  const indicator = byKey(indicators)
  const rules = part.judge({ context, indicator })
  const build = { context, indicators, rules, indicator }
  return {
    data: part.data,
    indicators,
    rules,
    indicator,
    coverage: part.coverage(context),
    quality: part.quality(context),
    praises: part.praises(build),
    spokenBy: part.spokenBy,
    open: part.open(build),
    build,
    sections: (places) => part.sections(build, places),
  }
}
