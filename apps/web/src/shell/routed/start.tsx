import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { traceCalls } from '../../api/core.ts'
import { startPreferences } from '../../i18n/language.ts'
import { watchErrors } from '../errors/error-log.ts'
import { Providers } from '../Providers.tsx'
import { startTransport } from '../transport.ts'
import { startTrustedTypes } from '../trusted-types.ts'
import '../../ui/styles/base.global.css'

/**
 * Starts a program of the browser in `#root`, which its page holds. `routes` is what stands at its addresses; `fetched` has the
 * code of the first page, which is drawn then: without a mark for waiting that would have to stand for a while.
 */
export async function start(routes: ReactNode, fetched?: () => Promise<unknown>): Promise<void> {
  startTrustedTypes()
  startPreferences()
  startTransport()
  watchErrors()

  // What a person does is traced, not what a page asks before anybody touched it.
  addEventListener(
    'load',
    () => void import('../../api/traceparent.ts').then((it) => traceCalls(it.traceparent)),
    { once: true },
  )

  // What is not to be had is asked for again where it is drawn: there its failure is shown.
  await fetched?.().catch(() => {})
  const root = document.getElementById('root')
  if (!root) throw new Error('#root is missing')
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Providers>{routes}</Providers>
      </BrowserRouter>
    </StrictMode>,
  )
}
