import { useQuery } from '@tanstack/react-query'
import { type ReceivableDetail, receivable } from '@xinjian/contract/nouns/finance/receivable'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { ask as confirm } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { Ask } from '../Ask.tsx'
import { RegisterButtons } from '../Register.tsx'
import { StateTag } from '../StateTag.tsx'
import { Whole } from '../Whole.tsx'
import { wholeWords } from '../whole-words.ts'
import { words } from '../words.ts'

const FinanceDialog = lazy(() => import('../FinanceDialog.tsx'))

/** `/supplyChain/receivable?no`: one receivable of the company as the funder. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const no = query.get('no') ?? ''
  const found = useQuery(ask(receivable.scfReceivableDetail, { no }))
  return (
    <>
      <PageHead
        title={no || t('receivablesTitle')}
        note={found.data && <StateTag of={found.data.row.state} />}
      >
        {found.data ? <Actions of={found.data} onDone={() => void found.refetch()} /> : null}
        <GoLink to={supplyChainPaths.receivables()}>{t('toList')}</GoLink>
      </PageHead>
      {found.data ? (
        <Whole of={found.data} isFunder />
      ) : (
        <Card>
          {found.error ? (
            <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </Card>
      )}
    </>
  )
}

function Actions({ of, onDone }: { of: ReceivableDetail; onDone: () => void }) {
  const w = useWords(wholeWords)
  const [mayWrite, mayDecide] = [useMay('scf.write'), useMay('scf.decide')]
  const [financing, setFinancing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { no, state, loanNo, seller, dueDay, closingBy, closingByMe } = of.row
  const act = (work: () => Promise<unknown>) => {
    setBusy(true)
    work()
      .then(onDone, toastRefusal)
      .finally(() => setBusy(false))
  }
  const submit = async () => {
    if (
      await confirm({
        tone: 'info',
        title: w('submit'),
        message: w('submitAsk'),
        okText: w('submit'),
      })
    )
      act(() => call(receivable.scfReceivableSubmit, { no }, { silent: true }))
  }
  const onAsk = (way: 'SEARCH' | 'REGISTER') =>
    act(() => call(receivable.scfRegister, { no, act: way }, { silent: true }))
  return (
    <>
      {mayWrite && state === 'DRAFT' ? (
        <Button variant="primary" disabled={busy} onClick={() => void submit()}>
          {w('submit')}
        </Button>
      ) : null}
      {mayWrite ? (
        <RegisterButtons
          of={of.registrations}
          isOpen={state === 'SUBMITTED' || state === 'CONFIRMED'}
          isFinanced={loanNo !== null}
          {...{ busy, onAsk }}
        />
      ) : null}
      {mayWrite && of.availableFen > 0 ? (
        <Button variant="primary" onClick={() => setFinancing(true)}>
          {w('finance')}
        </Button>
      ) : null}
      {mayDecide && state === 'SETTLED'
        ? (['PAID', 'BOUGHT_BACK'] as const)
            .filter((closedAs) => closedAs === 'PAID' || !closingByMe)
            .map((closedAs) => (
              <Ask
                key={closedAs}
                label={w(
                  closingBy && closedAs === 'BOUGHT_BACK' ? 'closeAgree' : `close${closedAs}`,
                )}
                about={no}
                hint={w(closedAs === 'PAID' ? 'closeHintPAID' : 'closeHintBOUGHT_BACK')}
                onSay={async (reason) => {
                  await call(receivable.scfClose, { no, closedAs, reason }, { silent: true })
                  onDone()
                }}
              />
            ))
        : null}
      {financing ? (
        <Suspense fallback={null}>
          <FinanceDialog
            {...{ no, seller, dueDay, most: of.availableFen, onDone }}
            onClose={() => setFinancing(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
