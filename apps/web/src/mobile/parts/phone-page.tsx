import { type ComponentType, useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { loadEnvironment } from '../../shell/environment.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { Skeleton } from '../../ui/States.tsx'
import { useStore } from '../../ui/store.ts'
import textStyles from '../../ui/styles/text.module.css'
import { drafts, enterpriseOf, firmOfLink } from '../tax/drafts.ts'
import { beginAgain, flow, open } from '../tax/flow.ts'
import { useFlow } from '../tax/hooks/use-tax.ts'
import { watchNetwork } from '../tax/line/network.ts'
import { homeOf, OWNER_PATH, type PageName, pathOf, placeOf } from '../tax/pages.ts'
import { point, watchPage } from '../tax/track.ts'
import { common } from '../words/common.ts'
import form from './form.module.css'
import { Mark } from './Mark.tsx'
import { Screen } from './Screen.tsx'
import styles from './screen.module.css'

/**
 * A page of the flow: nothing of it shows before the server has said where the task stands, and only where it belongs. `Early` stands in
 * its place while the task has not come to a bureau.
 */
export const phonePage = (
  page: PageName,
  View: ComponentType,
  Early?: ComponentType,
): ComponentType =>
  function PhonePage() {
    const task = useVisit(page)
    if (task === null) return <NotThere />
    if (task.kind === 'ERP') return <Navigate to={pathOf(homeOf(task.state), 'ERP')} replace />
    const place = task.placeOf(page)
    if (place !== page && Early && !task.area) return <Early />
    if (place !== page) return <Navigate to={pathOf(place) + location.search} replace />
    return <View />
  }

/** The task of the visit, and where a person at a page of it belongs; null = it is not there yet, or not to be had. */
export function useVisit(name: string) {
  const { phase, task, config } = useFlow()
  const typed = useStore(drafts)
  useEffect(() => {
    watchNetwork()
    watchPage()
    void open().then(prefetchRest)
    void loadEnvironment()
  }, [])
  useEffect(() => {
    const start = performance.now()
    point('view', name)
    return () => point('leave', name, performance.now() - start)
  }, [name])
  useRestartNotice()
  // Without what the link is set to, a page would grow above what a finger is about to press, and lead past steps that are asked for.
  if ((phase !== 'OPENING' && phase !== 'READY') || !task || !config) return null
  const enterprise = enterpriseOf(typed) !== null || Boolean(task.enterprise?.name)
  const bound = firmOfLink(task) !== null
  return {
    kind: task.kind,
    state: task.state,
    area: task.area,
    placeOf: (page: PageName) => placeOf(task.state, page, { enterprise, bound }),
  }
}

export function NotThere() {
  const { phase } = useFlow()
  return phase === 'OPENING' || phase === 'READY' ? <Opening /> : <Unreachable />
}

/** In a chunk of its own: the names of all coming chunks are no part of the first load. */
const prefetchRest = () =>
  import('../tax/prefetch.ts').then(({ prefetch }) => prefetch()).catch(() => undefined)

function useRestartNotice(): void {
  const { restarted } = useFlow()
  const t = useWords(common)
  useEffect(() => {
    if (!restarted) return
    flow.set((now) => ({ ...now, restarted: false }))
    toast('info', t('restarted'), 5000)
  }, [restarted, t])
}

function Opening() {
  const t = useWords(common)
  return (
    <Screen>
      <p className={textStyles.srOnly} role="status">
        {t('opening')}
      </p>
      <div className={styles.card}>
        <Skeleton lines={3} />
      </div>
      <div className={styles.card}>
        <Skeleton lines={5} />
      </div>
    </Screen>
  )
}

function Unreachable() {
  const t = useWords(common)
  const { phase, problem } = useFlow()
  const gone = phase === 'GONE'
  return (
    <Screen
      action={
        phase !== 'DEAD' && (
          <Button
            variant="primary"
            size="lg"
            block
            onClick={() => void (gone ? beginAgain(true) : open())}
          >
            {t(gone ? 'beginAgain' : 'retry')}
          </Button>
        )
      }
    >
      <Mark tone="warning" title={t(phase === 'LOST' ? 'lostTitle' : 'goneTitle')}>
        <p>{problem}</p>
      </Mark>
      <Link className={form.link} to={OWNER_PATH}>
        {t('myConsents')}
      </Link>
    </Screen>
  )
}
