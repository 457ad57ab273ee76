/**
 * What one source of a report brings, so that a kind can be composed of several: its indicators, rules and sections, each
 * computed in the source's own context. A kind shows its part to other kinds in `<kind>/part.ts`.
 */
import type { IndicatorValue, QualityCheck, ReportDocument, Section } from '../report/document.ts'
import type { Praise, SpokenBy } from './findings.ts'
import type { RuleDefinition } from './rules/definition.ts'
import { evaluateRules, type Suppression } from './rules/evaluate.ts'
import { type Build, byKey } from './sections/build.ts'

export interface Part<Context, Name extends string = string> {
  /** What it is made of, as in 发票: said where sources disagree. */
  data: string
  /** Every variant of every definition, in registry order. */
  indicators(context: Context): IndicatorValue[]
  rules: readonly RuleDefinition<Context>[]
  suppressedBy: Suppression<Context>
  coverage(context: Context): ReportDocument['coverage']
  quality(context: Context): QualityCheck[]
  /** By name, in the order of the source's own report. */
  sections: Readonly<Record<Name, (build: Build<Context>) => Section>>
  /** In order of weight for a lender. */
  praises(build: Build<Context>): readonly Praise[]
  spokenBy: SpokenBy
}

/** What a part came to, whatever its context. */
export interface Source extends Omit<Build<unknown>, 'context'> {
  data: string
  coverage: ReportDocument['coverage']
  quality: QualityCheck[]
  praises: readonly Praise[]
  spokenBy: SpokenBy
}

export interface JudgedPart<Context, Name extends string> extends Source {
  build: Build<Context>
  section(name: Name): Section
}

export function judgePart<Context, Name extends string>(
  part: Part<Context, Name>,
  context: Context,
): JudgedPart<Context, Name> {
  const indicators = part.indicators(context)
  const indicator = byKey(indicators)
  const rules = evaluateRules({ context, indicator }, part.rules, part.suppressedBy)
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
    build,
    section: (name) => part.sections[name](build),
  }
}
