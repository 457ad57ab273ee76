import type { DecisionLevel } from '@xinjian/engine/report/decision'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'

export const decisionWords = dictionary(
  {
    ADMIT: '建议准入',
    CLEAR: '未见须复核事项',
    REVIEW: '人工复核',
    UNRATABLE: '不评级',
    REJECT: '建议拒绝',
  },
  {
    ADMIT: 'Admit',
    CLEAR: 'Nothing to review',
    REVIEW: 'Review',
    UNRATABLE: 'Not rated',
    REJECT: 'Refuse',
  },
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
