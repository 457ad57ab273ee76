import { useEffect, useState } from 'react'
import { type OpenedReport, openReport } from '../api/open-report.ts'
import { stayLight } from '../i18n/stay-light.ts'

/** The report behind a link, or why it does not open; both null while it is asked for. */
export function useOpened(token: string): { opened: OpenedReport | null; error: string | null } {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    stayLight()
    const abort = new AbortController()
    openReport(token, abort.signal).then(setOpened, (cause: Error) => {
      if (!abort.signal.aborted) setError(cause.message)
    })
    return () => abort.abort()
  }, [token])
  return { opened, error }
}
