import type { SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { PartyRows } from './PartyRows.tsx'
import { seatKey, useSeats } from './seats.ts'
import { words } from './words.ts'

/** Receivables that a seat reaches: debts of a core enterprise, or a member's own. */
export function PartyList({ as: role }: { as: SeatRow['role'] }) {
  const t = useWords(words)
  const { found, seats, seat, choose } = useSeats(role)
  const title = t(role === 'ANCHOR' ? 'debtsTitle' : 'ownTitle')
  const note = t(role === 'ANCHOR' ? 'debtsNote' : 'ownNote')
  if (seat && seats)
    return <PartyRows key={seatKey(seat)} {...{ role, seat, seats, choose, title, note }} />
  return (
    <>
      <PageHead title={title} note={note} />
      <Card>
        {found.error ? (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : seats ? (
          <Empty icon="link" title={t('noSeat')}>
            <p>{t('noSeatHint')}</p>
          </Empty>
        ) : (
          <Skeleton lines={5} />
        )}
      </Card>
    </>
  )
}
