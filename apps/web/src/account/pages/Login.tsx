import { useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { prefer, preferences } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { internalPath } from '../../shell/guard.ts'
import { SITE } from '../../shell/site.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Guilloche } from '../../ui/brand/Guilloche.tsx'
import { Brand } from '../../ui/brand/Seal.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useStore } from '../../ui/store.ts'
import { DemoAccounts } from '../DemoAccounts.tsx'
import { LoginCard } from '../LoginCard.tsx'
import styles from '../login.module.css'
import { useLogin } from '../useLogin.ts'
import { words } from '../words.ts'

const POINTS = ['point1', 'point2', 'point3'] as const

/** `/login?redirect=…`: goes on to the redirect when it is an internal path, else to /app. */
export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { language } = useStore(preferences)
  const login = useLogin(() =>
    navigate(internalPath(query.get('redirect')) ?? paths.app(), { replace: true }),
  )
  return (
    <div className={styles.page}>
      <aside className={styles.brand}>
        <Guilloche className={styles.brandArt} />
        <a href={paths.home()}>
          <Brand inverse size={36} />
        </a>
        <div>
          <p className={styles.brandSlogan}>{t('slogan')}</p>
          <ul>
            {POINTS.map((point) => (
              <li key={point}>
                <Icon name="check" size={16} />
                {t(point)}
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.brandLaw}>
          © {SITE.company} · {SITE.icp}
        </p>
      </aside>
      <main className={styles.main}>
        <nav>
          <a href={paths.home()}>{t('home')}</a>
          <a href={paths.proof()}>{t('proof')}</a>
          <IconButton
            icon="globe"
            label={language === 'zh' ? 'Switch to English' : '切换到中文'}
            onClick={() => prefer({ language: language === 'zh' ? 'en' : 'zh' })}
          />
        </nav>
        <div className={styles.box}>
          <LoginCard login={login} />
          <DemoAccounts
            onPick={(username, password) => login.byPassword.set({ username, password })}
          />
          <p className={styles.help}>{t('help', { phone: SITE.businessPhone })}</p>
        </div>
      </main>
    </div>
  )
}
