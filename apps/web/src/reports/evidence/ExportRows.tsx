import { useState } from 'react'
import { useReport } from '../context.tsx'
import styles from './evidence.module.css'

/** Exports what is listed, on all pages; says so while it works and when it fails. */
export function ExportRows(props: { disabled: boolean; onExport: () => Promise<void> }) {
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
      <button type="button" disabled={busy || props.disabled} onClick={start}>
        {busy ? t.exporting : t.exportRows}
      </button>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </>
  )
}
