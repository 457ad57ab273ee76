import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ApiError, endsSession, messageOf, TRANSPORT } from '../api/errors.ts'
import { useLanguage } from '../i18n/language.ts'
import type { AppRoute } from '../open-routes.ts'
import { toast } from '../ui/feedback.ts'
import { Failed } from '../ui/States.tsx'
import { useStore } from '../ui/store.ts'
import { decide } from './guard.ts'
import { Splash } from './Splash.tsx'
import { forget, loadUser, session } from './session.ts'
import { tabs } from './tabs/tabs.ts'
import { titleOf } from './titles.ts'
import { readToken } from './tokens.ts'

/** How long the failure's message stays readable before the login replaces it. */
const READ_MS = 1800
/** No word on the session: a dead line, too many questions, a server that is starting. It is asked for again. */
const PASSING: readonly number[] = [TRANSPORT, 429, 502, 503, 504]
const FALLBACK = 'Verification failed, please login again'

/** Carries out the guard's decision for one row of the table, and sets the document title. */
export function Guarded({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const { permissions: loaded, kind: loadedBy } = useStore(session)
  const language = useLanguage()
  const label = useStore(tabs).labels?.[pathname] ?? null
  const kind = route.login === 'demo' ? 'demo' : 'main'
  // A visit to the demonstration and a login of the same browser know nothing of each other.
  const permissions = loadedBy !== undefined && loadedBy !== kind ? null : loaded
  const state = { mainToken: readToken('main'), demoToken: readToken('demo'), permissions }
  const decision = decide(route, pathname + search + hash, state)
  const fetching = decision.do === 'fetchUser'
  const [failed, setFailed] = useState(false)
  /** Why nothing is known of the user yet; empty = a box has told it. */
  const [stuck, setStuck] = useState<string | null>(null)
  const asking = fetching && stuck === null

  useEffect(() => {
    document.title = titleOf(route, search, language, label)
  }, [route, search, language, label])

  useEffect(() => {
    if (!asking) return
    loadUser(kind).catch((error: unknown) => {
      if (error instanceof ApiError && PASSING.includes(error.status))
        return setStuck(error.told ? '' : messageOf(error))
      // A box says that the session has ended, and agreeing to it leaves: the home page must not take it away unread.
      if (error instanceof ApiError && endsSession(error.status)) return
      forget(kind)
      if (!(error instanceof Error && 'told' in error && error.told))
        toast('error', messageOf(error) || FALLBACK)
      setFailed(true)
    })
  }, [asking, kind])

  useEffect(() => {
    if (!failed) return
    const timer = setTimeout(() => setFailed(false), READ_MS)
    return () => clearTimeout(timer)
  }, [failed])

  // The token is gone: without it the decision is the login, which leads back here.
  if (failed) return <Splash />
  if (fetching && stuck !== null)
    return <Failed message={stuck || undefined} onRetry={() => setStuck(null)} />
  if (decision.do === 'redirect') return <Navigate to={decision.to} replace />
  if (decision.do === 'fetchUser') return <Splash />
  return children
}
