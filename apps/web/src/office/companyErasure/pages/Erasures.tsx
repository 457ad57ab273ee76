import type { OperateErasureRow } from '@xinjian/contract'
import { companyErasure } from '@xinjian/contract/nouns/account/companyErasure'
import { useWords } from '../../../i18n/dictionary.ts'
import type { Column } from '../../../ui/table/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { ErasureActions } from '../ErasureActions.tsx'
import { useOrderColumns } from '../tables.tsx'
import { words } from '../words.ts'

/** `/operateManage/erasures?page&size`: customers that ask to be erased. */
export function Component() {
  const t = useWords(words)
  const list = useList(companyErasure.operateErasureList, { filters: [] })
  const columns: Column<OperateErasureRow>[] = [
    { key: 'companyName', title: t('company') },
    ...(useOrderColumns() as Column<OperateErasureRow>[]),
    { key: 'action', title: t('action'), render: (row) => <ErasureActions row={row} /> },
  ]
  return (
    <ListPage
      title={t('opTitle')}
      note={t('opNote')}
      list={list}
      columns={columns}
      rowKey={(row) => row.no}
      noMatch={t('noMatch')}
      empty={{ icon: 'check', title: t('opNone') }}
    />
  )
}
