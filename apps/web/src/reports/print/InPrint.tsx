import { type ComponentProps, useEffect, useState } from 'react'
import type { PaperInPrint } from './PaperInPrint.tsx'
import { useIdle } from './useIdle.ts'

/**
 * The paper of a report for when its page is printed; fetched when the browser has nothing better to do, so that it is there by then. A report
 * that is read as a copy without a line is read all the same: the paper comes when the line does, and until then the screen is printed.
 */
export function InPrint(props: ComponentProps<typeof PaperInPrint>) {
  const isIdle = useIdle()
  const [loaded, setLoaded] = useState<{ Paper: typeof PaperInPrint } | null>(null)
  useEffect(() => {
    if (!isIdle) return
    const load = () =>
      void import('./PaperInPrint.tsx')
        .then((module) => setLoaded({ Paper: module.PaperInPrint }))
        .catch(() => undefined)
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isIdle])
  return loaded && <loaded.Paper {...props} />
}
