import type { DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { type ReactNode, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { demoPaths } from '../../demo-paths.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { prefer, preferences } from '../../i18n/language.ts'
import { useArrival } from '../../shell/frame/useArrival.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { useStore } from '../../ui/store.ts'
import { Controls } from './Controls.tsx'
import styles from './lending.module.css'
import { Inbox } from './parts/Inbox.tsx'
import { lendingPaths } from './paths.ts'
import { words } from './words.ts'

const TABS: readonly { key: 'home' | 'amount' | 'products' | 'me'; icon: IconName }[] = [
  { key: 'home', icon: 'dashboard' },
  { key: 'amount', icon: 'wallet' },
  { key: 'products', icon: 'report' },
  { key: 'me', icon: 'user' },
]

/** One screen of the phone; on a desk the options of the demonstration stand beside it. */
export function Phone(props: {
  title: string
  state: DemoVisitState | undefined
  children: ReactNode
}) {
  const t = useWords(words)
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const { theme, language } = useStore(preferences)
  const [open, setOpen] = useState(false)
  useArrival(pathname)
  // The first page of a visit has nothing behind it: back is home.
  const back = () => (key === 'default' ? navigate(lendingPaths.home()) : navigate(-1))
  return (
    <div className={styles.desk}>
      <div className={styles.phone}>
        <header className={styles.bar}>
          {pathname === lendingPaths.home() ? (
            <Link className={styles.round} to={demoPaths.home()} aria-label={t('centre')}>
              <Icon name="close" size={20} />
            </Link>
          ) : (
            <IconButton icon="left" label={t('back')} onClick={back} />
          )}
          <p className={styles.barTitle}>{t('product')}</p>
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
          <span className={styles.onPhone}>
            <IconButton icon="settings" label={t('options')} onClick={() => setOpen(true)} />
          </span>
        </header>
        <p className={styles.banner}>{t('banner')}</p>
        {props.state && <Inbox state={props.state} />}
        <main id="content" className={styles.main} tabIndex={-1}>
          <h1>{props.title}</h1>
          {props.children}
        </main>
        <nav className={styles.tabs} aria-label={t('nav')}>
          {TABS.map(({ key, icon }) => (
            <NavLink key={key} to={lendingPaths[key]()}>
              <Icon name={icon} size={20} />
              {t(key)}
            </NavLink>
          ))}
        </nav>
      </div>
      <aside className={styles.beside} aria-label={t('options')}>
        <h2>{t('options')}</h2>
        {props.state && <Controls state={props.state} />}
        <Link to={demoPaths.home()}>{t('centre')}</Link>
      </aside>
      <Dialog open={open} side="right" title={t('options')} onClose={() => setOpen(false)}>
        {props.state && <Controls state={props.state} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}
