import { lazy, Suspense } from 'react'

const Consents = lazy(async () => ({ default: (await import('./Consents.tsx')).Consents }))

/** 我的授权, loaded when the page it stands at the end of is there; nothing where nothing was signed. */
export const MyConsents = () => (
  <Suspense>
    <Consents />
  </Suspense>
)
