import { EXPORT_STATUSES, listExport } from '@xinjian/contract/nouns/lists/listExport'
import { useWords } from '../../../i18n/dictionary.ts'
import { choiceOf } from '../choice.ts'
import { useExportColumns } from '../export/columns.tsx'
import { words } from '../export/export-words.ts'
import { words as fileWords } from '../export/file-words.ts'
import { isOpen } from '../export/is-open.ts'
import { ListPage } from '../ListPage.tsx'
import { useList } from '../useList.ts'
import { useOwnJobs } from '../useOwnJobs.ts'

const LOOK_MS = 2_000

/** `/user/exports?status&page&size`: the lists that somebody exported, for as long as their files are kept. */
export function Component() {
  const t = useWords(words)
  const of = useWords(fileWords)
  const list = useList(listExport.exportList, {
    filters: [
      choiceOf('status', EXPORT_STATUSES, { label: of('status'), all: t('allStatus'), say: of }),
    ],
    poll: (data) => (data?.rows.some(isOpen) ? LOOK_MS : false),
  })
  useOwnJobs('export', list.retry, true)
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={useExportColumns(list.retry)}
      rowKey={(row) => row.no}
      noMatch={t('noMatch')}
      empty={{ icon: 'download', title: t('none'), children: <p>{t('noneHint')}</p> }}
    />
  )
}
