import { GUIDE_CHANNEL } from '@xinjian/contract/collect/doors'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { loadEnvironment } from '../../shell/environment.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { walkTo } from '../guide/drive.ts'
import styles from '../guide/guide.module.css'
import { leadFrom } from '../guide/led.ts'
import { PLACES, stopAt, type Topic } from '../guide/tours.ts'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import screen from '../parts/screen.module.css'
import { patchDraft } from '../tax/drafts.ts'
import { useAct } from '../tax/hooks/use-tax.ts'
import { shelf } from '../tax/line/channel.ts'
import { homeOf, mayShow, pathOf } from '../tax/pages.ts'
import { common } from '../words/common.ts'
import { guide } from '../words/guide.ts'

/** Stops before a consent is read. */
const EARLY = new Set<Topic>(['start', 'signer', 'consent'])

/** A stop of a guide: what happens there, and the real page of the real flow, one tap away. */
export function Component() {
  const t = useWords(guide)
  const c = useWords(common)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // A visitor of the demonstration centre: what is collected shows up on the desk of that visit (docs/decisions/0219).
  const visited = new URLSearchParams(search).get('visit')
  const { tour, at } = stopAt(pathname)
  const { topic } = tour.stops[at] ?? { topic: 'start' as Topic }
  const { busy, refusal, run } = useAct()
  useEffect(() => void loadEnvironment(), [])
  const enter = () =>
    void run('guide', async () => {
      const { state, page } = PLACES[topic]
      const visit = new URLSearchParams({ channel: GUIDE_CHANNEL, source: visited ?? tour.name })
      leadFrom(shelf(), pathname + search)
      history.replaceState(
        history.state,
        '',
        `${pathname}?${visit}${visited ? `&visit=${visited}` : ''}`,
      )
      const task = await walkTo(state)
      if (topic === 'scan') patchDraft('login', { way: 'QR' })
      const to = mayShow(task.state, page) ? page : homeOf(task.state)
      navigate(pathOf(to))
    })
  return (
    <Screen
      title={t(`${topic}.title`)}
      note={t('stop', { n: at + 1, all: tour.stops.length })}
      action={
        <>
          <Refusal text={refusal} />
          <Button variant="primary" size="lg" block busy={busy !== null} onClick={enter}>
            {t(!busy ? 'open' : EARLY.has(topic) ? 'opening' : 'reading')}
          </Button>
        </>
      }
    >
      <p className={styles.banner}>{t('banner')}</p>
      <section className={screen.card}>
        <h2>{t('now')}</h2>
        <p>{t(`${topic}.now`)}</p>
      </section>
      <section className={screen.card}>
        <h2>{t('bureau')}</h2>
        <p>{t(`${topic}.bureau`)}</p>
      </section>
      <nav className={screen.card} aria-label={t('stops')}>
        <h2>{t('stops')}</h2>
        <ol className={styles.stops}>
          {tour.stops.map((stop, i) => (
            <li key={stop.path}>
              <Link
                to={stop.path + search}
                className={cx(styles.stop, i === at && styles.isHere)}
                aria-current={i === at ? 'step' : undefined}
              >
                {t(`${stop.topic}.title`)}
              </Link>
            </li>
          ))}
        </ol>
        {at + 1 < tour.stops.length && (
          <Button block onClick={() => navigate((tour.stops[at + 1]?.path ?? '') + search)}>
            {c('next')}
          </Button>
        )}
      </nav>
    </Screen>
  )
}
