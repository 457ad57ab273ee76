import type { ObjectionRow } from '@xinjian/contract/nouns/public/objection'
import { useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { words } from './words.ts'

const COLOURS: Record<ObjectionRow['state'], FlagColour> = {
  OPEN: 'yellow',
  OVERDUE: 'red',
  ANSWERED: 'grey',
}

export function StateTag({
  of: { state, outcome },
}: {
  of: Pick<ObjectionRow, 'state' | 'outcome'>
}) {
  const t = useWords(words)
  return (
    <Tag colour={COLOURS[state]}>{outcome ? `${t('ANSWERED')} · ${t(outcome)}` : t(state)}</Tag>
  )
}
