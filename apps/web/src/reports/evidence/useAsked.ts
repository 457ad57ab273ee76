import { useEffect, useState } from 'react'

export interface Asked<T> {
  answer: T | null
  error: string | null
  again: () => void
}

/** One question and its answer; another `key` asks anew and forgets the answer before. */
export function useAsked<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [state, setState] = useState<{ key: string; answer: T | null; error: string | null }>({
    key,
    answer: null,
    error: null,
  })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked; `attempt` asks it again
  useEffect(() => {
    const abort = new AbortController()
    setState({ key, answer: null, error: null })
    ask(abort.signal).then(
      (answer) => {
        if (!abort.signal.aborted) setState({ key, answer, error: null })
      },
      (error: Error) => {
        if (!abort.signal.aborted) setState({ key, answer: null, error: error.message })
      },
    )
    return () => abort.abort()
  }, [key, attempt])
  const current = state.key === key ? state : { answer: null, error: null }
  return {
    answer: current.answer,
    error: current.error,
    again: () => setAttempt((n) => n + 1),
  }
}
