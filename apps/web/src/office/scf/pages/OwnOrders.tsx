import { useWords } from '../../../i18n/dictionary.ts'
import { OwnOrderRows } from '../order/OwnOrderRows.tsx'
import { orderWords } from '../order/words.ts'
import { SeatList } from '../party/SeatList.tsx'
import { seatKey } from '../party/seats.ts'

/** `/supplyChain/ownOrders?seat&keyword&state&from&to&page&size`: orders of the own company as a core enterprise or a member. */
export function Component() {
  const o = useWords(orderWords)
  return (
    <SeatList seatsAs={null} title={o('ownTitle')} note={o('ownNote')}>
      {(at) => <OwnOrderRows key={seatKey(at.seat)} {...at} />}
    </SeatList>
  )
}
