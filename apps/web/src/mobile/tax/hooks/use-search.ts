import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect, useState } from 'react'
import { act } from '../flow.ts'

export type Suggestion = DataOf<typeof collect.searchEnterprise>[number]

/** Domain §5.1. */
const DEBOUNCE_MS = 300
const LEAST = 2

/** Enterprises for what was typed, null while there is nothing to ask. An answer that comes after more typing is dropped. */
export function useSearch(keyword: string, active: boolean) {
  const [found, setFound] = useState<readonly Suggestion[] | null>(null)
  const [searching, setSearching] = useState(false)
  const text = keyword.trim()
  useEffect(() => {
    if (!active || text.length < LEAST) {
      setFound(null)
      setSearching(false)
      return
    }
    const stop = new AbortController()
    setSearching(true)
    const timer = setTimeout(() => {
      act(collect.searchEnterprise, { keyword: text }, { again: true, signal: stop.signal })
        .then(setFound)
        .catch(() => !stop.signal.aborted && setFound(null))
        .finally(() => !stop.signal.aborted && setSearching(false))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, active])
  return { found, searching }
}
