import type { DecisionLevel } from '@xinjian/engine/report/decision'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { DECISION_WORDS } from '../../reports/verdict/decision-words.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'

/** In lists, where the column is narrow: not rated, without its reason. */
export const decisionWords = dictionary(
  { ...DECISION_WORDS.zh, UNRATABLE: '不评级' },
  { ...DECISION_WORDS.en, UNRATABLE: 'Not rated' },
)

const COLOURS: Record<DecisionLevel, FlagColour> = {
  ADMIT: 'green',
  // Of one source only: no colour of consent.
  CLEAR: 'grey',
  REVIEW: 'yellow',
  REJECT: 'red',
  UNRATABLE: 'grey',
}

/** What a report comes to; reports made before the verdict have none. */
export function DecisionTag({ decision }: { decision: DecisionLevel | null }) {
  const t = useWords(decisionWords)
  return decision ? <Tag colour={COLOURS[decision]}>{t(decision)}</Tag> : null
}
