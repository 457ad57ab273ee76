import { useQuery } from '@tanstack/react-query'
import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import { type OrderDetail, scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { call } from '../../../api/client.ts'
import { query as ask } from '../../../api/query.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { BringInvoices } from '../order/BringInvoices.tsx'
import { OrderPage } from '../order/OrderPage.tsx'
import { Receive } from '../order/Receive.tsx'
import { AtSeat } from '../party/AtSeat.tsx'
import { CoreWord } from '../party/CoreWord.tsx'

/** `/supplyChain/ownOrder?no&seat`: one order as a core enterprise or a member sees it. */
export function Component() {
  const [query] = useQueryState()
  const no = query.get('no') ?? ''
  return <AtSeat title={no}>{(seat) => <Of no={no} seat={seat} />}</AtSeat>
}

function Of({ no, seat }: { no: string; seat: Seat }) {
  const found = useQuery(ask(scfOrder.scfPartyOrder, { seat, no }))
  return (
    <OrderPage
      {...{ no, found }}
      isFunder={false}
      back={supplyChainPaths.ownOrders()}
      actions={(of) => <Actions {...{ of, seat }} onDone={() => void found.refetch()} />}
    />
  )
}

function Actions(props: { of: OrderDetail; seat: Seat; onDone: () => void }) {
  const { of, seat, onDone } = props
  const { no, state, type } = of.row
  if (state === 'DRAFT' && seat.role === 'ANCHOR')
    return (
      <CoreWord
        row={of.row}
        onRecord={async (word, note) => {
          await call(scfOrder.scfOrderRecord, { seat, no, word, note }, { silent: true })
          onDone()
        }}
        onDecide={async (word, agree, note) => {
          await call(scfOrder.scfOrderDecide, { seat, no, word, agree, note }, { silent: true })
          onDone()
        }}
      />
    )
  const isBuyer = seat.role === (type === 'ORDER' ? 'ANCHOR' : 'MEMBER')
  if (state === 'FINANCED' && isBuyer) return <Receive {...props} />
  return state === 'DELIVERED' && seat.role === 'MEMBER' ? <BringInvoices {...props} /> : null
}
