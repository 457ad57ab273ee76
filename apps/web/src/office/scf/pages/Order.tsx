import { useQuery } from '@tanstack/react-query'
import { type OrderDetail, scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { lazy, Suspense, useState } from 'react'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { OrderPage } from '../order/OrderPage.tsx'
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
      actions={(of) => <Finance of={of} onDone={() => void found.refetch()} />}
    />
  )
}

function Finance({ of, onDone }: { of: OrderDetail; onDone: () => void }) {
  const w = useWords(wholeWords)
  const mayWrite = useMay('scf.write')
  const [open, setOpen] = useState(false)
  if (!mayWrite || of.availableFen === 0) return null
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {w('finance')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <OrderFinanceDialog {...{ of, onDone }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
