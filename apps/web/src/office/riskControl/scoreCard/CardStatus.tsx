import type { ScoreCardRow } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { BookStatus } from '../../rulebook/status.tsx'
import { words } from './words.ts'

/** State of a version. One that a newer one superseded still judges orders that name it, one that was withdrawn judges nobody: they are not called the same. */
export function CardStatus({ of: { state, withdrawnAt } }: { of: ScoreCardRow }) {
  const t = useWords(words)
  if (state !== 'RETIRED') return <BookStatus status={state} />
  return withdrawnAt ? (
    <Tag colour="red">{t('withdrawn')}</Tag>
  ) : (
    <Tag colour="grey">{t('superseded')}</Tag>
  )
}
