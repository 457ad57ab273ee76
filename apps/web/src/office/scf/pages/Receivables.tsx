import { useQueryClient } from '@tanstack/react-query'
import { receivable } from '@xinjian/contract/nouns/finance/receivable'
import { RECEIVABLE_STATES } from '@xinjian/contract/scf/states'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useReceivableColumns } from '../columns.tsx'
import { words } from '../words.ts'

const ReceivableDialog = lazy(() => import('../ReceivableDialog.tsx'))

/** `/supplyChain/receivables?keyword&state&from&to&page&size`: receivables of the company as the funder. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const client = useQueryClient()
  const mayWrite = useMay('scf.write')
  const [adding, setAdding] = useState(false)
  const list = useList(receivable.scfReceivableList, {
    of: 'scfReceivable',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('state', RECEIVABLE_STATES, { label: t('state'), all: t('allStates'), say: t }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  return (
    <ListPage
      title={t('receivablesTitle')}
      note={t('receivablesNote')}
      list={list}
      columns={useReceivableColumns('FUNDER')}
      rowKey={({ no }) => no}
      onOpen={({ no }) => void go(supplyChainPaths.receivable({ no }))}
      noMatch={t('noMatch')}
      empty={{ icon: 'file', title: t('noReceivables'), children: <p>{t('noReceivablesHint')}</p> }}
      head={
        mayWrite ? (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {t('newReceivable')}
          </Button>
        ) : null
      }
    >
      {adding ? (
        <Suspense fallback={null}>
          <ReceivableDialog
            seat={null}
            onDone={() =>
              void client.invalidateQueries({ queryKey: keyOf(receivable.scfReceivableList) })
            }
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </ListPage>
  )
}
