import { useEffect, useState } from 'react'
import type { EvidenceAnswer, EvidenceAsk, EvidenceSource } from './source.ts'

export interface EvidenceState {
  answer: EvidenceAnswer | null
  busy: boolean
  error: string | null
  again: () => void
}

/** Loads a page of evidence; typing waits 300 ms, a newer question aborts the older one, the last answer stays visible. */
export function useEvidence(source: EvidenceSource, ask: EvidenceAsk): EvidenceState {
  const [state, setState] = useState<Omit<EvidenceState, 'again'>>({
    answer: null,
    busy: true,
    error: null,
  })
  const [attempt, setAttempt] = useState(0)
  const { of, page, size, keyword, sort } = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks the same question again
  useEffect(() => {
    const abort = new AbortController()
    setState((s) => ({ ...s, busy: true, error: null }))
    const timer = setTimeout(
      () =>
        source.load({ of, page, size, keyword, sort }, abort.signal).then(
          (answer) => !abort.signal.aborted && setState({ answer, busy: false, error: null }),
          (error: Error) =>
            !abort.signal.aborted && setState({ answer: null, busy: false, error: error.message }),
        ),
      keyword ? 300 : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [source, of, page, size, keyword, sort, attempt])
  return { ...state, again: () => setAttempt((n) => n + 1) }
}
