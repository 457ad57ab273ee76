import type { DemoStep } from '@xinjian/contract/lending-demo/world'
import type { DemoLoan, DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { QueryRoot } from '../../api/QueryRoot.tsx'
import { demoPaths } from '../../demo-paths.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { forget } from '../../shell/session.ts'
import { readToken } from '../../shell/tokens.ts'
import { toast } from '../../ui/feedback.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import { Phone } from './Phone.tsx'
import { lendingPaths } from './paths.ts'
import { hasReached, placeOf, useLending } from './useLending.ts'
import { words } from './words.ts'

interface Props {
  title: string
  /** Ahead of this step it leads to the page where the visit stands. */
  needs?: DemoStep
  children: (state: DemoVisitState) => ReactNode
}

/** A page of the demonstration: of a visit alone, where the server says that it stands. */
export function LendingPage(props: Props) {
  const { pathname, search } = useLocation()
  if (!readToken('demo'))
    return <Navigate to={demoPaths.login({ redirect: pathname + search })} replace />
  return (
    <QueryRoot>
      <Standing {...props} />
    </QueryRoot>
  )
}

function Standing({ title, needs, children }: Props) {
  const t = useWords(words)
  const { data, error, refetch } = useLending()
  useEnd(data?.endsAt)
  if (data && needs && !hasReached(data, needs))
    return <LedBack to={placeOf(data.step)} why={t('ledBack')} />
  return (
    <Phone title={title} state={data}>
      {data ? (
        children(data)
      ) : error ? (
        <Failed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
    </Phone>
  )
}

/** To the page where one stands, and says so. */
export function LedBack({ to, why }: { to: string; why: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    toast('info', why)
    navigate(to, { replace: true })
  }, [navigate, to, why])
  return null
}

/** The loan that the address names (`?loan=1`); of none it leads to the list. `fits`: what the page is for; else it leads to the order. */
export function OfLoan(props: {
  state: DemoVisitState
  fits?: (loan: DemoLoan) => boolean
  children: (loan: DemoLoan) => ReactNode
}) {
  const t = useWords(words)
  const [query] = useSearchParams()
  // What a step made of the loan is shown by the page that took it; where it lies is judged when the page opens.
  const [opened] = useState(() => ({ judged: false, fits: true }))
  const loan = props.state.loans.find(({ no }) => String(no) === query.get('loan'))
  if (!loan) return <LedBack to={lendingPaths.loans()} why={t('noLoan')} />
  if (!opened.judged) {
    opened.judged = true
    opened.fits = props.fits?.(loan) ?? true
  }
  if (!opened.fits) return <LedBack to={lendingPaths.order({ loan: loan.no })} why={t('ledBack')} />
  return props.children(loan)
}

const TICK_MS = 10_000

/** At the end of the visit the way in is shown again. */
function useEnd(endsAt: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!endsAt) return
    const look = () => {
      if (Date.parse(endsAt) > Date.now()) return
      forget('demo')
      navigate(demoPaths.login({ ended: 1, redirect: lendingPaths.home() }), { replace: true })
    }
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt, navigate])
}
