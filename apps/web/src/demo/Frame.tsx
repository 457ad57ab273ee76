import { type ReactNode, useEffect, useState } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { QueryRoot } from '../api/QueryRoot.tsx'
import { demoPaths } from '../demo-paths.ts'
import { useWords } from '../i18n/dictionary.ts'
import { prefer, preferences } from '../i18n/language.ts'
import { SkipLink } from '../shell/frame/SkipLink.tsx'
import { useArrival } from '../shell/frame/useArrival.ts'
import { forget, logOut } from '../shell/session.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Brand } from '../ui/brand/Seal.tsx'
import { cx } from '../ui/cx.ts'
import { useStore } from '../ui/store.ts'
import layout from '../ui/styles/layout.module.css'
import textStyles from '../ui/styles/text.module.css'
import styles from './demo.module.css'
import { REPORT_PAGES } from './kinds.ts'
import { Tour } from './Tour.tsx'
import { useVisit } from './useVisit.ts'
import { words } from './words.ts'

/** The demonstration around its pages: the bar that leads home, how long it still lasts, and the tour. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <QueryRoot>
    <Framed>{children}</Framed>
  </QueryRoot>
)

function Framed({ children }: { children: ReactNode }) {
  const t = useWords(words)
  const { pathname } = useLocation()
  const { theme, language } = useStore(preferences)
  useArrival(pathname)
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={cx(layout.screenOnly, styles.bar)}>
        <NavLink className={styles.brand} to={demoPaths.home()} aria-label={t('brand')}>
          <Brand size={28} />
        </NavLink>
        <div className={layout.row2}>
          <TimeLeft />
          <IconButton
            icon="globe"
            label={t('language')}
            onClick={() => prefer({ language: language === 'zh' ? 'en' : 'zh' })}
          />
          <IconButton
            icon={theme === 'dark' ? 'sun' : 'moon'}
            label={t(theme === 'dark' ? 'light' : 'dark')}
            onClick={() => prefer({ theme: theme === 'dark' ? 'light' : 'dark' })}
          />
          <Button size="sm" icon="logout" onClick={() => void logOut('demo')}>
            {t('leave')}
          </Button>
        </div>
      </header>
      <nav className={cx(layout.screenOnly, styles.nav)} aria-label={t('nav')}>
        <NavLink to={demoPaths.home()}>{t('home')}</NavLink>
        {REPORT_PAGES.map((of) => (
          <NavLink key={of} to={demoPaths.report({ of })}>
            {t(of)}
          </NavLink>
        ))}
        <NavLink
          to={demoPaths.collection()}
          className={({ isActive }) =>
            isActive || pathname === demoPaths.collection({ side: 'taxRep' }) ? 'active' : ''
          }
        >
          {t('collection')}
        </NavLink>
      </nav>
      <p className={cx(styles.banner, textStyles.mutedSm)}>{t('banner')}</p>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Tour />
    </div>
  )
}

const TICK_MS = 10_000

/** How long the visit lasts; at its end the way in again is shown, and what was on screen is gone. */
function TimeLeft() {
  const t = useWords(words)
  const navigate = useNavigate()
  const { data } = useVisit()
  const [now, setNow] = useState(Date.now)
  const left = data ? Date.parse(data.endsAt) - now : null
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const over = left !== null && left <= 0
  useEffect(() => {
    if (!over) return
    forget('demo')
    navigate(demoPaths.login({ ended: 1 }), { replace: true })
  }, [over, navigate])
  if (left === null) return null
  const minutes = Math.floor(left / 60_000)
  return (
    <span className={cx(textStyles.mutedSm, textStyles.num)} role="timer">
      {minutes < 1 ? t('leftLast') : t('left', { n: minutes })}
    </span>
  )
}
