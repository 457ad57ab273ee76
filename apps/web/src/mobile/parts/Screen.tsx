import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { prefer, useLanguage } from '../../i18n/language.ts'
import { Seal } from '../../ui/brand/Seal.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useFlow } from '../tax/hooks/use-tax.ts'
import { STEPS, type Step } from '../tax/pages.ts'
import { common } from '../words/common.ts'
import { NetBar } from './NetBar.tsx'
import styles from './screen.module.css'

// Neither is needed to read or to go on: the first screen comes without them.
const Guilloche = lazy(async () => ({
  default: (await import('../../ui/brand/Guilloche.tsx')).Guilloche,
}))
const Foot = lazy(async () => ({ default: (await import('./Foot.tsx')).Foot }))

interface Props {
  title?: ReactNode
  note?: ReactNode
  step?: Step
  /** Stands in the dark part instead of title and steps. */
  hero?: ReactNode
  onBack?: (() => void) | undefined
  /** Bottom of the screen, always in reach of the thumb. */
  action?: ReactNode
  children?: ReactNode
}

/** One screen of the phone: whose request it is, how far one has come, the matter, and the way on at the bottom. */
export function Screen({ title, note, step, hero, onBack, action, children }: Props) {
  const t = useWords(common)
  const { channel, theme } = useFlow()
  const language = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that led here is gone: whoever listens hears the new page's heading, the keyboard goes on from there.
    const heading = root.current?.querySelector('h1')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={root} className={cx(styles.app, theme && styles.own)} style={theme ?? {}}>
      <header className={hero ? cx(styles.head, styles.headHero) : styles.head}>
        <Suspense fallback={null}>
          <Guilloche className={styles.headArt} />
        </Suspense>
        <div className={styles.bar}>
          {onBack ? (
            <button type="button" className={styles.icon} aria-label={t('back')} onClick={onBack}>
              <Icon name="left" size={22} />
            </button>
          ) : (
            <span className={styles.barSeal}>
              {channel?.logo ? (
                <img src={channel.logo} alt="" className={styles.logo} />
              ) : (
                <Seal size={28} />
              )}
            </span>
          )}
          <p className={styles.barName}>{channel?.title ?? '信鉴'}</p>
          <button
            type="button"
            className={cx(styles.icon, styles.iconText)}
            onClick={() => prefer({ language: language === 'en' ? 'zh' : 'en' })}
          >
            {t('language')}
          </button>
        </div>
        {step && <StepBar step={step} />}
        {hero}
      </header>
      <main className={styles.main}>
        <NetBar />
        {title && (
          <div className={styles.title}>
            <h1>{title}</h1>
            {note && <p>{note}</p>}
          </div>
        )}
        {children}
        <Suspense fallback={null}>
          <Foot step={step} />
        </Suspense>
      </main>
      {action && <footer className={styles.action}>{action}</footer>}
    </div>
  )
}

function StepBar({ step }: { step: Step }) {
  const t = useWords(common)
  const { task } = useFlow()
  const at = STEPS.indexOf(step)
  const name = step === 'BUREAU' && task?.kind === 'ERP' ? 'PROGRAM' : step
  return (
    <div className={styles.steps}>
      <p>
        <b>{t(`step.${name}`)}</b>
        <span>{t('stepOf', { n: at + 1, all: STEPS.length })}</span>
      </p>
      <ol aria-hidden="true">
        {STEPS.map((name, i) => (
          <li key={name} className={i < at ? styles.isDone : i === at ? styles.isNow : undefined} />
        ))}
      </ol>
    </div>
  )
}
