import { AUDIT_KINDS, type AuditRow, audit } from '@xinjian/contract/nouns/audit'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { useCompanyChoice } from '../../accessReason/useCompanyChoice.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { selectedCompany } from '../../list/selected-company.ts'
import { useList } from '../../list/useList.ts'
import { ChainActions } from '../ChainActions.tsx'
import { useAuditColumns } from '../columns.tsx'
import { EntryDrawer } from '../EntryDrawer.tsx'
import { words } from '../words.ts'

/** `/system/auditLog?keyword&kind&from&to&page&size`: who did what. */
export function Component() {
  const t = useWords(words)
  const [shown, setShown] = useState<AuditRow | null>(null)
  const list = useList(audit.auditList, {
    of: 'audit',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('kind', AUDIT_KINDS, { label: t('kind'), all: t('allKinds'), say: t }),
      { kind: 'days', key: 'days', label: t('days') },
      ...useCompanyChoice('platform'),
    ],
  })
  const of = selectedCompany(list.values)
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={<ChainActions of={of} />}
      list={list}
      columns={useAuditColumns()}
      rowKey={(row) => row.seq}
      onOpen={setShown}
      noMatch={t('noMatch')}
      empty={{ icon: 'history', title: t('none') }}
    >
      <EntryDrawer row={shown} onClose={() => setShown(null)} />
    </ListPage>
  )
}
