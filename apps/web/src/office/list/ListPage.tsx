import { lazy, type ReactNode, Suspense } from 'react'
import { PageHead } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { ListCard, type ListProps } from './ListCard.tsx'

const AskReason = lazy(() => import('../accessReason/AskReason.tsx'))

/** A page that is a list: what it is, one sentence, actions at the right, and the list. */
export function ListPage<R extends object>(
  props: ListProps<R> & {
    title: string
    note: string
    head?: ReactNode
    /** Above the list. */
    before?: ReactNode
    /** Between the filters' card head and the filters. */
    above?: ReactNode
    children?: ReactNode
  },
) {
  const { title, note, head, before, children, ...list } = props
  return (
    <>
      <PageHead title={title} note={note}>
        {head}
      </PageHead>
      {before}
      {list.list.mustSay ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <AskReason list={list.list} />
        </Suspense>
      ) : (
        <ListCard {...list} caption={list.caption ?? title} />
      )}
      {children}
    </>
  )
}
