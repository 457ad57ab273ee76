import { companyExport } from '@xinjian/contract/nouns/account/companyExport'
import { useWords } from '../../../i18n/dictionary.ts'
import { isOpen } from '../../list/export/is-open.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { AskDialog } from '../AskDialog.tsx'
import { useCompanyExportColumns } from '../columns.tsx'
import { words } from '../words.ts'

const LOOK_MS = 2_000

/** `/system/companyExport?page&size`: everything that the company has, as archives. */
export function Component() {
  const t = useWords(words)
  const list = useList(companyExport.companyExportList, {
    filters: [],
    poll: (data) => (data?.rows.some(isOpen) ? LOOK_MS : false),
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={<AskDialog onDone={list.retry} />}
      list={list}
      columns={useCompanyExportColumns(list.retry)}
      rowKey={(row) => row.no}
      noMatch={t('noMatch')}
      empty={{ icon: 'download', title: t('none'), children: <p>{t('noneHint')}</p> }}
    />
  )
}
