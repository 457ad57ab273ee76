import { useQueryClient } from '@tanstack/react-query'
import { scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { ORDER_STATES, ORDER_TYPES } from '@xinjian/contract/scf/states'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { SeatField } from '../party/SeatField.tsx'
import type { AtOneSeat } from '../party/SeatList.tsx'
import { seatKey, seatOf } from '../party/seats.ts'
import { useMayApply } from '../receivable-choices.tsx'
import { words } from '../words.ts'
import { useOrderColumns } from './columns.tsx'
import { orderWords } from './words.ts'

const OrderDialog = lazy(() => import('./OrderDialog.tsx'))

/** Orders of one seat; of several seats one is chosen. */
export function OwnOrderRows({ seat, seats, choose }: AtOneSeat) {
  const t = useWords(words)
  const o = useWords(orderWords)
  const go = useNavigate()
  const client = useQueryClient()
  const [entering, setEntering] = useState(false)
  const list = useList(scfOrder.scfPartyOrders, {
    of: 'scfPartyOrder',
    fixed: { seat: seatOf(seat) },
    filters: [
      { kind: 'search', key: 'keyword', label: o('keyword') },
      choiceOf('state', ORDER_STATES, { label: t('state'), all: t('allStates'), say: o }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  const isMember = seat.role === 'MEMBER'
  const mayEnter = useMayApply(seat, ORDER_TYPES)
  return (
    <ListPage
      title={o('ownTitle')}
      note={o('ownNote')}
      list={list}
      columns={useOrderColumns(false)}
      rowKey={({ no }) => no}
      onOpen={({ no }) => void go(supplyChainPaths.ownOrder({ no, seat: seatKey(seat) }))}
      noMatch={t('noMatch')}
      empty={{
        icon: 'file',
        title: o('noOrders'),
        children: <p>{o(isMember ? 'noOwnHint' : 'noOwnAnchorHint')}</p>,
      }}
      head={
        mayEnter ? (
          <Button variant="primary" icon="plus" onClick={() => setEntering(true)}>
            {o('enter')}
          </Button>
        ) : null
      }
      before={seats.length > 1 ? <SeatField {...{ seat, seats, choose }} /> : null}
    >
      {entering ? (
        <Suspense fallback={null}>
          <OrderDialog
            seat={seatOf(seat)}
            onDone={() =>
              void client.invalidateQueries({ queryKey: keyOf(scfOrder.scfPartyOrders) })
            }
            onClose={() => setEntering(false)}
          />
        </Suspense>
      ) : null}
    </ListPage>
  )
}
