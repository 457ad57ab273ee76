import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { words } from '../words.ts'
import { seatOf, useSeats } from './seats.ts'

/** A page of one of the own company's seats, whichever the address names. */
export function AtSeat(props: { title: string; children: (seat: Seat) => ReactNode }) {
  const t = useWords(words)
  const { found, seat } = useSeats(null)
  if (seat) return props.children(seatOf(seat))
  return (
    <>
      <PageHead title={props.title || t('ownTitle')} />
      <Card>
        {found.data || found.error ? (
          <Failed
            message={found.error ? messageOf(found.error) : t('noSeat')}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    </>
  )
}
