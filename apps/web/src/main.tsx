import './ui/styles/text.module.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { traceCalls } from './api/core.ts'
import { AppRoutes } from './app-routes.tsx'
import { startPreferences } from './i18n/language.ts'
import { watchErrors } from './shell/errors/error-log.ts'
import { Providers } from './shell/Providers.tsx'
import { startTransport } from './shell/transport.ts'
import { startTrustedTypes } from './shell/trusted-types.ts'
import './ui/styles/base.global.css'

startTrustedTypes()
startPreferences()
startTransport()
watchErrors()

const root = document.getElementById('root')
if (!root) throw new Error('#root is missing')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
)

// What a person does is traced, not what a page asks before anybody touched it.
addEventListener(
  'load',
  () => void import('./api/traceparent.ts').then((it) => traceCalls(it.traceparent)),
  { once: true },
)
