import type { BookRow } from '@xinjian/contract/rules/book'
import { BOOK_STATUSES } from '@xinjian/contract/rules/statuses'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { GoLink } from '../common/GoLink.tsx'
import { choiceOf } from '../list/choice.ts'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { useBookColumns } from './columns.tsx'
import { type Shelf, shelfWords, useShelfRights } from './shelf.ts'
import { statusWords } from './words.ts'

/** The versions of a shelf, the newest first. */
export function Versions({ shelf }: { shelf: Shelf }) {
  const t = useWords(shelfWords(shelf))
  const ts = useWords(statusWords)
  const go = useNavigate()
  const { write } = useShelfRights(shelf)
  const open = ({ version }: BookRow) => void go(shelf.version({ version }))
  const list = useList(shelf.list, {
    filters: [
      choiceOf('status', BOOK_STATUSES, { label: t('status'), all: t('allStatus'), say: ts }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        write && (
          <GoLink primary icon="plus" to={shelf.version()}>
            {t('create')}
          </GoLink>
        )
      }
      list={list}
      columns={useBookColumns(shelf, open)}
      rowKey={({ version }) => version}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('none') }}
    />
  )
}
