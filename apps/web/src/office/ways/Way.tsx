import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../ui/States.tsx'
import { UploadWay } from '../intake/UploadWay.tsx'

// What most visits never open is fetched when it is.
const PhoneWay = lazy(async () => ({
  default: (await import('../collect/PhoneWay.tsx')).PhoneWay,
}))
const CollectedPanel = lazy(async () => ({
  default: (await import('../collected/CollectedPanel.tsx')).CollectedPanel,
}))

export const WAYS = ['upload', 'phone', 'data'] as const

/** One view of the data collection page: a way in (files, the phone), or what is held. */
export function Way(props: {
  way: (typeof WAYS)[number]
  taxNo: string | null
  chosen: EnterpriseRow | undefined
  /** The list the enterprise is chosen from. */
  enterprises: ReactNode
  /** What to do while there is no enterprise at all. */
  none: ReactNode
}) {
  const { way, none, ...of } = props
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      {way === 'data' && <CollectedPanel taxNo={of.taxNo} empty={none} />}
      {way === 'phone' && <PhoneWay {...of} />}
      {way === 'upload' && <UploadWay {...of} />}
    </Suspense>
  )
}
