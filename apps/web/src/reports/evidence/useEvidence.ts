import { useEffect, useState } from 'react'
import type { EvidenceAnswer, EvidenceAsk, EvidenceSource } from './source.ts'

export interface EvidenceState {
  answer: EvidenceAnswer | null
  /** What `answer` answers: while the next question runs, the last answer stays visible. */
  asked: EvidenceAsk | null
  busy: boolean
  error: string | null
  again: () => void
}

const TYPING_MS = 300

/** Loads a page of evidence; typing waits a moment, a newer question aborts the older one. */
export function useEvidence(source: EvidenceSource, ask: EvidenceAsk): EvidenceState {
  const [state, setState] = useState<Omit<EvidenceState, 'again'>>({
    answer: null,
    asked: null,
    busy: true,
    error: null,
  })
  const [attempt, setAttempt] = useState(0)
  const { of, leg, page, size, keyword, sort } = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks the same question again
  useEffect(() => {
    const abort = new AbortController()
    const asked = { of, leg, page, size, keyword, sort }
    setState((s) => ({ ...s, busy: true, error: null }))
    const timer = setTimeout(
      () =>
        source.load(asked, abort.signal).then(
          (answer) => {
            if (!abort.signal.aborted) setState({ answer, asked, busy: false, error: null })
          },
          (error: Error) => {
            if (!abort.signal.aborted)
              setState({ answer: null, asked: null, busy: false, error: error.message })
          },
        ),
      keyword ? TYPING_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [source, of, leg, page, size, keyword, sort, attempt])
  return { ...state, again: () => setAttempt((n) => n + 1) }
}
