import { lazy, Suspense, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { LoginForm } from '../parts/bureau/LoginForm.tsx'
import type { OwnRemedies } from '../parts/Failure.tsx'
import { FailureCard } from '../parts/FailureCard.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import { useDraft } from '../tax/drafts.ts'
import { flow } from '../tax/flow.ts'
import { useDoor, type Way } from '../tax/hooks/use-door.ts'
import { useAct, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { restart } from '../tax/steps.ts'
import { bureau } from '../words/bureau.ts'
import { common } from '../words/common.ts'

/** One way in of several, and a question to few after a login: not part of what everybody loads first. */
const QrLogin = lazy(() =>
  import('../parts/bureau/QrLogin.tsx').then((m) => ({ default: m.QrLogin })),
)
const SmsPending = lazy(() =>
  import('../parts/bureau/SmsPending.tsx').then((m) => ({ default: m.SmsPending })),
)
/** Of a collection that was broken off only. */
const Kept = lazy(() => import('../parts/bureau/Kept.tsx').then((m) => ({ default: m.Kept })))
const RoleChoice = lazy(() =>
  import('../parts/bureau/RoleChoice.tsx').then((m) => ({ default: m.RoleChoice })),
)

/** The bureau's door: its ways in as tabs, each with the form of this bureau. */
function LoginEtax() {
  const task = useTask()
  return task.state === 'ROLE' ? (
    <Suspense fallback={<Skeleton lines={4} />}>
      <RoleChoice />
    </Suspense>
  ) : (
    <Door />
  )
}

function Door() {
  const t = useWords(bureau)
  const c = useWords(common)
  const { to } = useGo()
  const task = useTask()
  const { door, problem, load } = useDoor(task.area?.code ?? '')
  const [draft, patch] = useDraft('login')
  const { refusal, run } = useAct()
  const ways = door?.ways ?? []
  const wanted = task.state === 'LOGIN_QR' && !draft.way ? 'QR' : draft.way
  // A phone can hardly scan the code that it shows: the first way is one that it can go by itself.
  const first = ways.find((w) => w !== 'QR') ?? ways[0]
  const way: Way | null = ways.find((w) => w === wanted) ?? first ?? null

  // Another tab is looked at without the failure; what it shut stays shut.
  const refused = useRef(task.failure)
  if (task.failure) refused.current = task.failure

  const turn = (next: Way) =>
    void run(`way:${next}`, async () => {
      // A code that waits in the app, or in a message, would answer for a login that nobody wants any more.
      const { state } = flow.get().task ?? {}
      if (next !== 'QR' && (state === 'LOGIN_QR' || state === 'LOGIN_SMS')) await restart('LOGIN')
      // Another way is the answer to what went wrong with this one.
      flow.set(withoutFailure)
      patch({ way: next })
    })
  const scan = () => turn('QR')
  const sms = () => turn('SMS')
  const own: OwnRemedies = { SCAN: scan, SMS: sms }
  const failure = task.failure && (
    <FailureCard
      failure={task.failure}
      ways={ways.filter((w) => w !== way)}
      own={own}
      hide={AT_HAND}
    />
  )
  if (!door || !way)
    return (
      <Screen
        step="BUREAU"
        title={t('loginTitle', { bureau: task.area?.name ?? '' })}
        onBack={() => to('selectArea')}
      >
        {problem ? (
          <>
            <Refusal text={problem} />
            <Button onClick={load}>{c('retry')}</Button>
          </>
        ) : (
          <Skeleton lines={7} />
        )}
      </Screen>
    )
  const head = (
    <>
      {ways.length > 1 && (
        <Segmented
          label={t('ways')}
          value={way}
          onChange={turn}
          options={ways.map((key) => ({ key, label: t(key) }))}
        />
      )}
      <Suspense>
        <Kept />
      </Suspense>
      {failure}
      <Refusal text={refusal} />
    </>
  )
  // The bureau has no image to give while it waits for the code: on to the code, or a new beginning.
  if (way !== 'QR' && task.state === 'LOGIN_SMS')
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <SmsPending bureauName={door.bureau} head={head} />
      </Suspense>
    )
  return way === 'QR' ? (
    <Suspense
      fallback={
        <Screen step="BUREAU" title={t('loginTitle', { bureau: door.bureau })}>
          {head}
          <Skeleton lines={7} />
        </Screen>
      }
    >
      <QrLogin door={door} head={head} />
    </Suspense>
  ) : (
    <LoginForm key={way} door={door} way={way} head={head} refused={refused.current} />
  )
}

/** What the page below the card does anyhow. */
const AT_HAND = ['EDIT', 'REFRESH', 'LOGIN', 'RETRY', 'ROLE'] as const

const withoutFailure = (now: ReturnType<typeof flow.get>) =>
  now.task ? { ...now, task: { ...now.task, failure: null } } : now

export const Component = phonePage('loginEtax', LoginEtax)
