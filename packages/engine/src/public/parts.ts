/** The two parts that reports on public records are made of, and what each brings. */
import {
  COURT_RECORD_KINDS,
  type PublicRecordKind,
  REGISTRY_RECORD_KINDS,
} from '@xinjian/format/public-records/kinds'
import { evaluator } from '../kit/evaluate.ts'
import type { Praise, SpokenBy, Unjudged } from '../kit/findings.ts'
import type { RuleSet } from '../kit/rules/rule-set.ts'
import type { IndicatorDefinition, PublicContext, PublicKind } from './context.ts'
import { COURT_INDICATORS } from './indicators/court.ts'
import { REGISTRY_INDICATORS } from './indicators/registry.ts'
import { PUBLIC_METHOD_SAYS } from './method-words.ts'
import { COURT_RULES } from './rules/court.ts'
import { REGISTRY_RULES } from './rules/registry.ts'
import { COURT_GATES, COURT_NEGATIVE } from './verdict/court.ts'
import type { PublicGate } from './verdict/gates.ts'
import { REGISTRY_GATES, REGISTRY_NEGATIVE } from './verdict/registry.ts'

export type PartName = 'REGISTRY' | 'COURT'

export interface PublicPart {
  kinds: readonly PublicRecordKind[]
  indicators: readonly IndicatorDefinition[]
  rules: RuleSet<PublicContext>
  gates: readonly PublicGate[]
  /** Kinds of which a record that may hold is for a person. */
  negative: readonly PublicRecordKind[]
  spokenBy: SpokenBy
  unjudged: readonly Unjudged[]
  praises(context: PublicContext): readonly Praise[]
}

const REGISTRY: PublicPart = {
  kinds: REGISTRY_RECORD_KINDS,
  indicators: REGISTRY_INDICATORS,
  rules: REGISTRY_RULES,
  gates: REGISTRY_GATES,
  negative: REGISTRY_NEGATIVE,
  spokenBy: { 'J-13': ['R-046'], 'J-16': ['R-049'], 'J-17': ['R-049'] },
  unjudged: [{ key: 'J-11.asOf', text: PUBLIC_METHOD_SAYS.abnormalOpen }],
  praises: () => [],
}

const zero = (value: unknown): boolean => value === 0

const COURT: PublicPart = {
  kinds: COURT_RECORD_KINDS,
  indicators: COURT_INDICATORS,
  rules: COURT_RULES,
  gates: COURT_GATES,
  negative: COURT_NEGATIVE,
  spokenBy: { 'J-01': ['R-069'], 'J-02': ['R-069'], 'J-06': ['R-J06'] },
  unjudged: [
    { key: 'J-01.asOf', text: PUBLIC_METHOD_SAYS.debtsOpen },
    { key: 'J-02.asOf', text: PUBLIC_METHOD_SAYS.enforcedOpen },
  ],
  praises: ({ today }) => [
    {
      key: 'J-01.asOf',
      say: (n) => (n === 0 ? PUBLIC_METHOD_SAYS.noDebts({ day: today }) : null),
      // A record that only may be of the enterprise, or may hold, is left out of a figure and said beside it.
      holds: (indicator) =>
        ['J-01.asOf', 'J-02.asOf', 'J-03.asOf'].every((key) => {
          const { value, detail } = indicator(key)
          return zero(value) && detail === undefined
        }),
    },
  ],
}

export const PARTS: Readonly<Record<PartName, PublicPart>> = { REGISTRY, COURT }

/** Every figure says itself what it rests on: months do not matter to records told as of a moment. */
export const evaluateIndicator = evaluator<PublicKind>({
  start: ({ m0 }) => m0,
  founded: () => null,
  months: () => null,
  notCollected: () => '',
  evidence: (_context, _spec, _span, trace) => trace ?? [],
})
