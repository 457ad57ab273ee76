import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { stayLight } from '../i18n/stay-light.ts'
import { announceError, announceReady, loadFonts } from './ready.ts'

const NOTHING = { opened: null, error: null }

export interface Paper<T> {
  opened: T | null
  /** Why there is nothing to print, in words that can be printed. */
  error: string | null
}

type Open<T> = ((signal: AbortSignal) => Promise<T>) | null

/**
 * What every sheet does for its printer: light whatever was chosen, fonts first, the title a file is called by, the sign when
 * it is drawn, and the reason at once when there is nothing to draw. `words` are those of the sheet itself; `open` null = a
 * printer in waiting, which gets their fonts and nothing else. Another `open` is another document: until it is there nothing of
 * the one before is. Both callbacks are stable, or the sheet is opened again.
 */
export function usePaper<T>(
  words: string,
  open: Open<T>,
  titleOf?: (found: T) => string,
): Paper<T> {
  const { hash } = useLocation()
  const [done, setDone] = useState<(Paper<T> & { by: Open<T> }) | null>(null)
  const { opened, error } = done?.by === open && done ? done : NOTHING

  useEffect(() => {
    stayLight()
    // A sheet that is told by the fragment is the printer's: nobody is to read it on a screen.
    if (hash) document.documentElement.dataset.paperOnly = ''
  }, [hash])

  useEffect(() => {
    if (!open) {
      void loadFonts(words)
      return
    }
    const abort = new AbortController()
    open(abort.signal)
      .then(async (found) => {
        await loadFonts(words + JSON.stringify(found))
        if (!abort.signal.aborted) setDone({ by: open, opened: found, error: null })
      })
      .catch((cause: Error) => {
        if (abort.signal.aborted) return
        setDone({ by: open, opened: null, error: cause.message })
        announceError(cause.message)
      })
    return () => abort.abort()
  }, [words, open])

  useEffect(() => {
    if (opened === null) return
    if (titleOf) document.title = titleOf(opened)
    void announceReady(hash)
  }, [opened, titleOf, hash])

  return { opened, error }
}
