import { type ReportKind, tellsOfPersons } from '@xinjian/engine/report/kinds'
import { lazy, Suspense } from 'react'
import { useMay } from '../../shell/may.ts'
import styles from './products.module.css'

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
      <div className={styles.persons}>
        <PersonConsents taxNo={taxNo} />
      </div>
    </Suspense>
  )
}
