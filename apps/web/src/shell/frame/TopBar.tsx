import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { singleKeys, switchKeys } from '../../i18n/keys.ts'
import { prefer, preferences } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { ROUTES } from '../../routes.ts'
import { IconButton } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { ask } from '../../ui/feedback.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/menu/MenuButton.tsx'
import { useStore } from '../../ui/store.ts'
import layout from '../../ui/styles/layout.module.css'
import { session, type User } from '../session.ts'
import { EnvironmentTag } from './EnvironmentTag.tsx'
import { ErrorLogButton } from './ErrorLogButton.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import styles from './frame.module.css'
import { followLeaving, leaveEverywhere } from './leaving.ts'
import { words } from './words.ts'

const HeaderTools = lazy(async () => ({
  default: (await import('./HeaderTools.tsx')).HeaderTools,
}))
const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}))
/** As wide as what comes later: nothing moves then. */
const TWO_BUTTONS = 70
const hasPersonalInfo = ROUTES.some((r) => r.path === paths.userInfo() && r.built)

/**
 * Company, user and preferences. `lead` is what stands at the left: the sidebar's toggle, or the logo on /app. The rest comes with
 * the user: beside a name that is not known yet it would move when it is.
 */
export function TopBar({ lead }: { lead: ReactNode }) {
  const { user } = useStore(session)
  return (
    <header className={cx(layout.screenOnly, styles.top)}>
      {lead}
      {user && <OfUser user={user} />}
    </header>
  )
}

function OfUser({ user }: { user: User }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const { theme, language, size } = useStore(preferences)
  const keys = useStore(singleKeys)
  // Null until it is first asked for: most visits never fetch it. From then on it stays, so that it can give the focus back.
  const [changing, setChanging] = useState<boolean | null>(null)
  useEffect(followLeaving, [])
  const leave = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('hint'),
      message: t('logOutAsk'),
      okText: t('ok'),
      cancelText: t('cancel'),
    })
    if (sure) await leaveEverywhere('main')
  }
  const next = size === 'medium' ? 'small' : size === 'small' ? 'mini' : 'medium'
  return (
    <>
      <p className={styles.topCompany} data-part="company" title={user.companyName}>
        {user.companyName}
      </p>
      <EnvironmentTag />
      <div className={styles.topTools}>
        <ErrorLogButton />
        <Suspense fallback={<span style={{ width: TWO_BUTTONS }} />}>
          <HeaderTools />
        </Suspense>
        <span className={styles.topWide}>
          <IconButton
            icon="textSize"
            label={`${t('size')}: ${t(size === 'medium' ? 'sizeMedium' : size === 'small' ? 'sizeSmall' : 'sizeMini')}`}
            onClick={() => prefer({ size: next })}
          />
          <FullscreenButton />
        </span>
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
      </div>
      <MenuButton
        label={user.userName}
        entries={[
          ...(hasPersonalInfo
            ? [
                {
                  key: 'info',
                  icon: 'user' as const,
                  label: t('personalInfo'),
                  onSelect: () => navigate(paths.userInfo()),
                },
              ]
            : []),
          {
            key: 'exports',
            icon: 'download',
            label: t('myExports'),
            onSelect: () => navigate(paths.myExports()),
          },
          {
            key: 'password',
            icon: 'lock',
            label: t('changePassword'),
            onSelect: () => setChanging(true),
          },
          {
            key: 'keys',
            icon: 'settings',
            label: t(keys ? 'keysOff' : 'keysOn'),
            onSelect: () => switchKeys(!keys),
          },
          { key: 'out', icon: 'logout', label: t('logOut'), danger: true, onSelect: leave },
        ]}
      >
        <span
          className={styles.avatar}
          aria-hidden="true"
          data-letter={user.userName.slice(0, 1).toUpperCase()}
        />
        <span className={styles.topUser}>{user.userName}</span>
        <Icon name="down" size={12} />
      </MenuButton>
      {changing === null ? null : (
        <Suspense>
          <PasswordDialog open={changing} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
