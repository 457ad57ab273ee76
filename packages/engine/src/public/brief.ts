/** A report on public records that shows less of its parts than there is: which kinds it asks for, and what it judges of them. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { someRules } from '../kit/rules/rule-set.ts'
import type { PublicPart } from './parts.ts'
import type { PublicSection } from './sections/list.ts'

export interface Brief {
  /** What is asked of the sources; nothing else is told, counted or judged. */
  kinds: readonly PublicRecordKind[]
  /** Ids of indicators that these kinds suffice for. */
  indicators: readonly string[]
  /** Ids of rules, likewise. */
  rules: readonly string[]
  sections: readonly PublicSection[]
  /** What is left out, and where it stands: said before all else. */
  conventions: readonly string[]
}

export const lessOf = (part: PublicPart, { kinds, indicators, rules }: Brief): PublicPart => ({
  ...part,
  kinds: part.kinds.filter((kind) => kinds.includes(kind)),
  indicators: part.indicators.filter(({ id }) => indicators.includes(id)),
  rules: someRules(part.rules, rules),
  negative: part.negative.filter((kind) => kinds.includes(kind)),
})
