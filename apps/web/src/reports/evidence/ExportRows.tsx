import { useState } from 'react'
import { fill } from '../../ui/text.ts'
import { useReport } from '../context.tsx'
import styles from './evidence.module.css'

/** Exports what is listed, on all pages: how many rows, and whether they are all. Says so while it works and when it fails. */
export function ExportRows(props: {
  /** How many rows the export has; none = nothing to export. */
  rows: number
  /** They are those that a search found, not all of the part. */
  narrowed: boolean
  onExport: () => Promise<void>
}) {
  const { t } = useReport()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const start = () => {
    setBusy(true)
    setError(null)
    props
      .onExport()
      .catch((cause: Error) => setError(cause.message))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <button type="button" disabled={busy || props.rows === 0} onClick={start}>
        {busy
          ? t.exporting
          : fill(props.narrowed ? t.exportFound : t.exportRows, { n: props.rows })}
      </button>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </>
  )
}
