import type { SeatRow } from '@xinjian/contract/nouns/finance/scf'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { words } from '../words.ts'
import { useSeats } from './seats.ts'

export interface AtOneSeat {
  seat: SeatRow
  seats: readonly SeatRow[]
  choose: (key: string) => void
}

/** Rows that a seat of the own company reaches: of one role, or (null) of any. */
export function SeatList(props: {
  seatsAs: SeatRow['role'] | null
  title: string
  note: string
  children: (at: AtOneSeat) => ReactNode
}) {
  const t = useWords(words)
  const { found, seats, seat, choose } = useSeats(props.seatsAs)
  if (seat && seats) return props.children({ seat, seats, choose })
  return (
    <>
      <PageHead title={props.title} note={props.note} />
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
