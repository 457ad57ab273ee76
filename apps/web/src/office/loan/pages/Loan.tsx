import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LoanDetail, loan } from '@xinjian/contract/nouns/finance/loan'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask, keyOf } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { ask as confirm, toast } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { Decide } from '../Decide.tsx'
import { DeedDecide } from '../DeedDecide.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { useDeedColumns } from '../deed-columns.tsx'
import { Entries } from '../Entries.tsx'
import { yuan } from '../fen.ts'
import { StateTag } from '../StateTag.tsx'
import { Whole } from '../Whole.tsx'
import { words } from '../words.ts'

/** `/supplyChain/loan?no`: one loan of the company as the funder. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const no = query.get('no') ?? ''
  const client = useQueryClient()
  const found = useQuery({
    ...ask(loan.drawdownDetail, { no }),
    // The bank answers by itself.
    refetchInterval: ({ state }) => (state.data?.row.state === 'DISBURSING' ? 2_000 : false),
  })
  const anew = async () => {
    await found.refetch()
    await client.invalidateQueries({ queryKey: keyOf(loan.drawdownEntries) })
  }
  return (
    <>
      <PageHead
        title={no || t('loansTitle')}
        note={found.data && <StateTag of={found.data.row.state} />}
      >
        {found.data ? <Actions of={found.data} onDone={anew} /> : null}
        <GoLink to={supplyChainPaths.loans()}>{t('toList')}</GoLink>
      </PageHead>
      {found.error ? (
        <Card>
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        </Card>
      ) : found.data ? (
        <Whole of={found.data} below={<Below of={found.data} onDone={anew} />} />
      ) : (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
    </>
  )
}

const NOT_PAID: readonly string[] = ['APPLIED', 'APPROVED', 'SIGNED']
const RUNNING: readonly string[] = ['DISBURSED', 'PARTIAL_REPAID', 'OVERDUE']

function Actions({ of, onDone }: { of: LoanDetail; onDone: () => Promise<void> }) {
  const { row } = of
  const { no } = row
  const t = useWords(words)
  const [mayDecide, mayWrite] = [useMay('loan.decide'), useMay('loan.write')]
  const [recording, setRecording] = useState(false)
  const pay = async () => {
    const sure = await confirm({
      tone: 'warning',
      title: t('pay'),
      message: t('payAsk', { name: of.payee.name, sum: yuan(row.amountFen) }),
      okText: t('pay'),
    })
    if (!sure) return
    await call(loan.drawdownPay, { no }, { silent: true })
    toast('success', t('done'))
    await onDone()
  }
  // Before money moves it may be refused still.
  if (NOT_PAID.includes(row.state) && mayDecide)
    return (
      <>
        <Decide
          ways={row.state === 'APPLIED' ? ['approve', 'refuse'] : ['refuse']}
          own={row.own}
          about={no}
          onDecide={async (way, reason) => {
            await call(loan.drawdownDecide, { no, approve: way === 'approve', reason })
            await onDone()
          }}
        />
        {row.state === 'SIGNED' && !row.approvedByMe ? (
          <Button variant="primary" onClick={() => void pay().catch(toastRefusal)}>
            {t('pay')}
          </Button>
        ) : null}
      </>
    )
  if (!RUNNING.includes(row.state) || !mayWrite) return null
  return (
    <>
      <Button variant="primary" onClick={() => setRecording(true)}>
        {t('record')}
      </Button>
      <DeedDialog
        no={no}
        day={of.asOf}
        open={recording}
        onDone={() => void onDone()}
        onClose={() => setRecording(false)}
      />
    </>
  )
}

function Below({ of, onDone }: { of: LoanDetail; onDone: () => Promise<void> }) {
  const t = useWords(words)
  const { no } = of.row
  const columns = useDeedColumns((row) => <DeedDecide no={no} row={row} onDone={onDone} />)
  return (
    <>
      {of.deeds.length > 0 ? (
        <Card title={t('deeds')} flush>
          <Table columns={columns} rows={of.deeds} rowKey={(row) => row.id} caption={t('deeds')} />
        </Card>
      ) : null}
      {of.row.disbursedOn ? <Entries no={no} /> : null}
    </>
  )
}
