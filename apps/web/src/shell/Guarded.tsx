import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ApiError, endsSession, messageOf } from '../api/errors.ts'
import { useLanguage } from '../i18n/language.ts'
import type { AppRoute } from '../routes.ts'
import { toast } from '../ui/feedback.ts'
import { useStore } from '../ui/store.ts'
import { decide } from './guard.ts'
import { Leave } from './Leave.tsx'
import { Splash } from './Splash.tsx'
import { forget, loadUser, session } from './session.ts'
import { tabs } from './tabs/tabs.ts'
import { titleOf } from './titles.ts'
import { readToken } from './tokens.ts'

/** How long the failure's message stays readable before the home page replaces it. */
const READ_MS = 1800
const FALLBACK = 'Verification failed, please login again'

/** Carries out the guard's decision for one row of the table, and sets the document title. */
export function Guarded({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const { permissions } = useStore(session)
  const language = useLanguage()
  const label = useStore(tabs).labels?.[pathname] ?? null
  const kind = route.login === 'demo' ? 'demo' : 'main'
  const state = { mainToken: readToken('main'), demoToken: readToken('demo'), permissions }
  const decision = decide(route, pathname + search + hash, state)
  const fetching = decision.do === 'fetchUser'
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    document.title = titleOf(route, search, language, label)
  }, [route, search, language, label])

  useEffect(() => {
    if (!fetching) return
    loadUser(kind).catch((error: unknown) => {
      // A box says that the session has ended, and agreeing to it leaves: the home page must not take it away unread.
      if (error instanceof ApiError && endsSession(error.status)) return
      forget(kind)
      if (!(error instanceof Error && 'told' in error && error.told))
        toast('error', messageOf(error) || FALLBACK)
      setFailed(true)
    })
  }, [fetching, kind])

  if (failed) return <Leave to="/" after={READ_MS} />
  if (decision.do === 'redirect') return <Navigate to={decision.to} replace />
  if (decision.do === 'fetchUser') return <Splash />
  return children
}
