import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { type OfferedInstitution, offeredPage } from '../direct/institutions.ts'

const DEBOUNCE_MS = 300

/** Institutions by what was typed, page after page. An answer that comes after more typing is dropped. */
export function useInstitutions(typed: string) {
  const keyword = typed.trim()
  const [rows, setRows] = useState<readonly OfferedInstitution[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState('')
  const load = useCallback(
    async (after: string | null, signal?: AbortSignal) => {
      setBusy(true)
      setProblem(null)
      try {
        const page = await offeredPage(keyword, after, signal)
        setRows((now) => (after === null ? page.rows : [...(now ?? []), ...page.rows]))
        setNext(page.next)
        setAsked(keyword)
      } catch (error) {
        if (!signal?.aborted) setProblem(messageOf(error))
      } finally {
        if (!signal?.aborted) setBusy(false)
      }
    },
    [keyword],
  )
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void load(null, stop.signal), keyword ? DEBOUNCE_MS : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [load, keyword])
  return {
    ...{ rows, problem, busy, asked },
    more: next === null ? null : () => void load(next),
    retry: () => void load(null),
  }
}
