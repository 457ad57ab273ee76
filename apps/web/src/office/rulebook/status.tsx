import type { BookRow } from '@xinjian/contract/rules/book'
import { useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { statusWords } from './words.ts'

const COLOURS: Record<BookRow['status'], FlagColour> = {
  DRAFT: 'grey',
  SUBMITTED: 'yellow',
  APPROVED: 'accent',
  REFUSED: 'red',
  IN_FORCE: 'green',
  RETIRED: 'grey',
}

export function BookStatus({ status }: Pick<BookRow, 'status'>) {
  const t = useWords(statusWords)
  return <Tag colour={COLOURS[status]}>{t(status)}</Tag>
}
