import { lazy, Suspense } from 'react'

const AtTheEnd = lazy(async () => ({
  default: (await import('../handover/AtTheEnd.tsx')).AtTheEnd,
}))

/** 我的授权 and the way back, loaded when the page they stand at the end of is there; nothing where there is neither. */
export const MyConsents = () => (
  <Suspense>
    <AtTheEnd />
  </Suspense>
)
