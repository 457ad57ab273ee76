import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/States.tsx'

const Card = lazy(async () => ({ default: (await import('./Failure.tsx')).FailureCard }))

/** The card of a failure; its words load when a failure is shown, or while nothing else is to be done. */
export function FailureCard(props: ComponentProps<typeof Card>) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Card {...props} />
    </Suspense>
  )
}
