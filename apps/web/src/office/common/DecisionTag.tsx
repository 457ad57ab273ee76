import type { DecisionLevel } from '@xinjian/engine/report/document'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'

export const decisionWords = dictionary(
  { ADMIT: '建议准入', REVIEW: '人工复核', REJECT: '建议拒绝', UNRATABLE: '不评级' },
  { ADMIT: 'Admit', REVIEW: 'Review', REJECT: 'Refuse', UNRATABLE: 'Not rated' },
)

export const DECISIONS = [
  'ADMIT',
  'REVIEW',
  'REJECT',
  'UNRATABLE',
] as const satisfies readonly DecisionLevel[]

const COLOURS: Record<DecisionLevel, FlagColour> = {
  ADMIT: 'green',
  REVIEW: 'yellow',
  REJECT: 'red',
  UNRATABLE: 'grey',
}

/** What a report comes to; reports made before the verdict have none. */
export function DecisionTag({ decision }: { decision: DecisionLevel | null }) {
  const t = useWords(decisionWords)
  return decision ? <Tag colour={COLOURS[decision]}>{t(decision)}</Tag> : null
}
