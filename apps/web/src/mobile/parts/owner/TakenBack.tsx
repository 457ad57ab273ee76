import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/States.tsx'

const Withdrawn = lazy(async () => ({ default: (await import('./Withdrawn.tsx')).Withdrawn }))

/** What stands in place of a result after a withdrawal; it loads where there was one. */
export const TakenBack = () => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <Withdrawn />
  </Suspense>
)
