import type { UseQueryResult } from '@tanstack/react-query'
import type { OrderDetail } from '@xinjian/contract/nouns/finance/scf-order'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { words } from '../words.ts'
import { OrderTag } from './OrderTag.tsx'
import { OrderWhole } from './OrderWhole.tsx'
import { orderWords } from './words.ts'

/** The page of one order, of the funder or of a party, with what that side can do. */
export function OrderPage(props: {
  no: string
  found: Pick<UseQueryResult<OrderDetail>, 'data' | 'error' | 'refetch'>
  isFunder: boolean
  back: string
  actions: (of: OrderDetail) => ReactNode
}) {
  const { no, found, isFunder } = props
  const t = useWords(words)
  const o = useWords(orderWords)
  return (
    <>
      <PageHead
        title={no || o('ordersTitle')}
        note={found.data && <OrderTag of={found.data.row.state} />}
      >
        {found.data ? props.actions(found.data) : null}
        <GoLink to={props.back}>{t('toList')}</GoLink>
      </PageHead>
      {found.data ? (
        <OrderWhole of={found.data} isFunder={isFunder} />
      ) : (
        <Card>
          {found.error ? (
            <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </Card>
      )}
    </>
  )
}
