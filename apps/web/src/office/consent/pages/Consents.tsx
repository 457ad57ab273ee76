import { consent } from '@xinjian/contract/nouns/consent'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useConsentColumns } from '../columns.tsx'
import { EnterpriseFilter } from '../EnterpriseFilter.tsx'
import { CONSENT_STATUSES, statusWords, words } from '../words.ts'

// The texts of a consent are the most of the page, and come with the first one that is opened.
const ConsentDrawer = lazy(async () => ({
  default: (await import('../ConsentDrawer.tsx')).ConsentDrawer,
}))

/** `/queryCenter/consents?taxId&keyword&status&page&size&contractNo`: the consent register. */
export function Component() {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const mayRevoke = useMay('consent.revoke')
  const [query, change] = useQueryState()
  const contractNo = query.get('contractNo')
  const [met, meet] = useState(contractNo !== null)
  if (contractNo !== null && !met) meet(true)
  const open = (row: { contractNo: string }) =>
    change({ contractNo: row.contractNo }, { push: true })
  const list = useList(consent.consentList, {
    of: 'consent',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      {
        kind: 'own',
        key: 'taxId',
        ask: 'taxNo',
        label: t('enterprise'),
        control: (taxNo, pick) => <EnterpriseFilter taxNo={taxNo} onPick={pick} />,
      },
      choiceOf('status', CONSENT_STATUSES, { label: t('status'), all: t('allStatus'), say: ts }),
    ],
  })
  const batch = [
    {
      action: 'consent.revoke',
      label: t('revoke'),
      ask: (n: number) => t('revokeMany', { n }),
      reason: t('revokeWhy'),
      danger: true,
    },
  ] as const
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={useConsentColumns(open)}
      rowKey={(row) => row.contractNo}
      onOpen={open}
      picking={mayRevoke ? { name: (row) => row.contractNo, batch } : undefined}
      noMatch={t('noMatch')}
      empty={{
        icon: 'shield',
        title: t('empty'),
        children: (
          <GoLink primary to={paths.dataCollection({ way: 'phone' })}>
            {t('toCollect')}
          </GoLink>
        ),
      }}
    >
      {met && (
        <Suspense>
          <ConsentDrawer contractNo={contractNo} onClose={() => change({ contractNo: null })} />
        </Suspense>
      )}
    </ListPage>
  )
}
