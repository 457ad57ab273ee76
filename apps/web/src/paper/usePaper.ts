import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { announceError, announceReady, loadFonts } from './ready.ts'

export interface Paper<T> {
  opened: T | null
  /** Why there is nothing to print, in words that can be printed. */
  error: string | null
}

/**
 * What every sheet does for its printer: light whatever was chosen, fonts first, the title a file is called by, the sign when
 * it is drawn, and the reason at once when there is nothing to draw. `words` are those of the sheet itself; `open` null = a
 * printer in waiting, which gets their fonts and nothing else. Both callbacks are stable, or the sheet is opened again.
 */
export function usePaper<T>(
  words: string,
  open: ((signal: AbortSignal) => Promise<T>) | null,
  titleOf?: (found: T) => string,
): Paper<T> {
  const { hash } = useLocation()
  const [opened, setOpened] = useState<T | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    document.documentElement.dataset.theme = 'light'
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
        if (!abort.signal.aborted) setOpened(found)
      })
      .catch((cause: Error) => {
        if (abort.signal.aborted) return
        setError(cause.message)
        announceError(cause.message)
      })
    return () => abort.abort()
  }, [words, open])

  useEffect(() => {
    if (opened === null) return
    if (titleOf) document.title = titleOf(opened)
    void announceReady()
  }, [opened, titleOf])

  return { opened, error }
}
