import { lazy, Suspense } from 'react'
import { useStore } from '../../ui/store.ts'
import { asking } from './proof.ts'

const ProofDialog = lazy(() => import('./ProofDialog.tsx'))

/** Where the dialog appears; stands once, at the root. Its code comes when it is first asked for. */
export function ProofHost() {
  const now = useStore(asking)
  return now && <Suspense>{<ProofDialog settle={now.settle} />}</Suspense>
}
