import { BOOK_STATUSES, type BookRow, rulebook } from '@xinjian/contract/nouns/rulebook'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { useBookColumns } from '../rules/columns.tsx'
import { NewBook } from '../rules/NewBook.tsx'
import { useKindFilter } from '../rules/useKindFilter.ts'
import { statusWords, words } from '../rules/words.ts'

/** `/riskControl/rules?reportType&status&page&size`: the versions of the institution's rules. */
export function Component() {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const go = useNavigate()
  const may = useMay('rules.write')
  const open = ({ reportType, version }: BookRow) =>
    void go(paths.ruleVersion({ reportType, version }))
  const list = useList(rulebook.rulebookList, {
    filters: [
      useKindFilter(),
      {
        kind: 'choice',
        key: 'status',
        label: t('status'),
        all: t('allStatus'),
        options: BOOK_STATUSES.map((value) => ({ value, label: ts(value) })),
      },
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={may && <NewBook />}
      list={list}
      caption={t('title')}
      columns={useBookColumns(open)}
      rowKey={(row) => `${row.reportType}/${row.version}`}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('none') }}
    />
  )
}
