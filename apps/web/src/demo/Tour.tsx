import { useNavigate } from 'react-router'
import { demoPaths } from '../demo-paths.ts'
import { useWords } from '../i18n/dictionary.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { useStore } from '../ui/store.ts'
import layout from '../ui/styles/layout.module.css'
import textStyles from '../ui/styles/text.module.css'
import styles from './demo.module.css'
import { STOPS, stopTour, tour, turnTo } from './stops.ts'
import { words } from './words.ts'

/** Beside the page: where the tour is, what to look at there, and the next stop. Nothing while nobody takes it. */
export function Tour() {
  const t = useWords(words)
  const navigate = useNavigate()
  const { at } = useStore(tour)
  const stop = at === null ? undefined : STOPS[at]
  if (at === null || !stop) return null
  const go = (to: number) => navigate(turnTo(to))
  const last = at === STOPS.length - 1
  const finish = () => {
    stopTour()
    navigate(demoPaths.home())
  }
  return (
    <aside className={styles.tour} aria-label={t('tour')}>
      <header>
        <span className={textStyles.mutedSm}>
          {t('tourStep', { n: at + 1, all: STOPS.length })}
        </span>
        <IconButton icon="close" label={t('closeTour')} onClick={stopTour} />
      </header>
      <div aria-live="polite">
        <h2>{t(stop.key)}</h2>
        <p>{t(`${stop.key}Text`)}</p>
      </div>
      <footer className={layout.row2}>
        {at > 0 && <Button onClick={() => go(at - 1)}>{t('back')}</Button>}
        {last ? (
          <Button variant="primary" onClick={finish}>
            {t('finish')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => go(at + 1)}>
            {t('next')}
          </Button>
        )}
      </footer>
    </aside>
  )
}
