import { useQuery } from '@tanstack/react-query'
import { type OrderDetail, scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { query as ask } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { OrderPage } from '../order/OrderPage.tsx'
import { RegisterButtons } from '../Register.tsx'
import { wholeWords } from '../whole-words.ts'

const OrderFinanceDialog = lazy(() => import('../order/OrderFinanceDialog.tsx'))

/** `/supplyChain/order?no`: one order of the company as the funder. */
export function Component() {
  const [query] = useQueryState()
  const no = query.get('no') ?? ''
  const found = useQuery(ask(scfOrder.scfOrderDetail, { no }))
  return (
    <OrderPage
      {...{ no, found }}
      isFunder
      back={supplyChainPaths.orders()}
      actions={(of) => <Actions of={of} onDone={() => void found.refetch()} />}
    />
  )
}

function Actions({ of, onDone }: { of: OrderDetail; onDone: () => void }) {
  const w = useWords(wholeWords)
  const mayWrite = useMay('scf.write')
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { no, state, loanNo } = of.row
  if (!mayWrite) return null
  const onAsk = (act: 'SEARCH' | 'REGISTER') => {
    setBusy(true)
    call(scfOrder.scfOrderRegister, { no, act }, { silent: true })
      .then(onDone, toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <RegisterButtons
        of={of.registrations}
        isOpen={state === 'DRAFT' || state === 'VERIFIED'}
        isFinanced={loanNo !== null}
        {...{ busy, onAsk }}
      />
      {of.availableFen > 0 ? (
        <Button variant="primary" onClick={() => setOpen(true)}>
          {w('finance')}
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <OrderFinanceDialog {...{ of, onDone }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
