import { useQuery } from '@tanstack/react-query'
import type { OperateInstitution } from '@xinjian/contract/channel/institution'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { useInstitutionColumns } from '../institution/columns.tsx'
import { DecideDialog } from '../institution/DecideDialog.tsx'
import { words } from '../institution/words.ts'

/** `/operateManage/institutions`: who asks to be shown to enterprises that choose by themselves, those that wait first. */
export function Component() {
  const t = useWords(words)
  const [chosen, setChosen] = useState<OperateInstitution | null>(null)
  const found = useQuery(query(channel.operateInstitutions, {}))
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={{
        ...useWholeList(found.data),
        loading: found.isPending,
        error: found.error ? messageOf(found.error) : undefined,
        retry: () => void found.refetch(),
      }}
      columns={useInstitutionColumns(setChosen)}
      rowKey={(row) => row.companyId}
      noMatch={t('none')}
      empty={{ icon: 'building', title: t('none'), children: <p>{t('noneText')}</p> }}
    >
      <DecideDialog
        row={chosen}
        onClose={() => setChosen(null)}
        onDone={() => void found.refetch()}
      />
    </ListPage>
  )
}
