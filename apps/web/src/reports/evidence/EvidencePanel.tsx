import { lazy, Suspense } from 'react'
import type { EvidenceSource } from './source.ts'

const Drawer = lazy(() =>
  import('./EvidenceDrawer.tsx').then(({ EvidenceDrawer }) => ({ default: EvidenceDrawer })),
)

/** The evidence drawer, fetched with the first figure that is opened: a report is read before it is asked. */
export function EvidencePanel(props: {
  of: string | null
  source: EvidenceSource | null
  onClose: () => void
}) {
  return props.of === null ? null : (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  )
}
