import type { ReportKind } from '@xinjian/engine/report/kinds'
import { tellsOfPersons } from '@xinjian/engine/report/persons'
import { lazy, Suspense } from 'react'
import { useMay } from '../../shell/may.ts'
import layout from '../../ui/styles/layout.module.css'

// Of reports that tell of persons alone.
const PersonConsents = lazy(async () => ({
  default: (await import('../consent/PersonConsents.tsx')).PersonConsents,
}))

/** Who of the persons has consented, where a report that is wanted tells of persons. */
export function Persons({ taxNo, kinds }: { taxNo: string; kinds: readonly ReportKind[] }) {
  const may = useMay('consent.read')
  if (!may || !kinds.some(tellsOfPersons)) return null
  return (
    <Suspense fallback={null}>
      <div className={layout.above4}>
        <PersonConsents taxNo={taxNo} />
      </div>
    </Suspense>
  )
}
