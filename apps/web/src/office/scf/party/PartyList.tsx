import type { SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { useWords } from '../../../i18n/dictionary.ts'
import { words } from '../words.ts'
import { PartyRows } from './PartyRows.tsx'
import { SeatList } from './SeatList.tsx'
import { seatKey } from './seats.ts'

/** Receivables that a seat reaches: debts of a core enterprise, or a member's own. */
export function PartyList({ as: role }: { as: SeatRow['role'] }) {
  const t = useWords(words)
  const of = {
    title: t(role === 'ANCHOR' ? 'debtsTitle' : 'ownTitle'),
    note: t(role === 'ANCHOR' ? 'debtsNote' : 'ownNote'),
  }
  return (
    <SeatList seatsAs={role} {...of}>
      {(at) => <PartyRows key={seatKey(at.seat)} {...{ role, ...at, ...of }} />}
    </SeatList>
  )
}
