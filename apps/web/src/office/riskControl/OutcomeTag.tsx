import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { words } from './words.ts'

const COLOURS: Record<PolicyOutcome, FlagColour> = {
  PASS: 'green',
  REVIEW: 'yellow',
  REJECT: 'red',
  // Nobody's pass, and nothing against anybody.
  UNJUDGED: 'grey',
}

/** What became of an enterprise; null = not judged yet. */
export function OutcomeTag({ outcome }: { outcome: PolicyOutcome | null }) {
  const t = useWords(words)
  return outcome ? <Tag colour={COLOURS[outcome]}>{t(outcome)}</Tag> : <Tag>{t('waiting')}</Tag>
}
