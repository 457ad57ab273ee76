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
import { OWNER_PATH, type PageName, pathOf, placeOf } from '../tax/pages.ts'
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
    const { phase, task } = useFlow()
    const typed = useStore(drafts)
    useEffect(() => {
      watchNetwork()
      watchPage()
      void open().then(prefetchRest)
      void loadEnvironment()
    }, [])
    useEffect(() => {
      const start = performance.now()
      point('view', page)
      return () => point('leave', page, performance.now() - start)
    }, [])
    useRestartNotice()
    if (phase !== 'OPENING' && phase !== 'READY') return <Unreachable />
    if (!task) return <Opening />
    const enterprise = enterpriseOf(typed) !== null || Boolean(task.enterprise?.name)
    const bound = firmOfLink(task) !== null
    const place = placeOf(task.state, page, { enterprise, bound })
    if (place !== page && Early && !task.area) return <Early />
    if (place !== page) return <Navigate to={pathOf(place) + location.search} replace />
    return <View />
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
