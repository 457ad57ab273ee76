import type { ReactNode } from 'react'
import { useWords } from '../i18n/dictionary.ts'
import { prefer, preferences } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { SITE } from '../shell/site.ts'
import { IconButton } from '../ui/Button.tsx'
import { Guilloche } from '../ui/brand/Guilloche.tsx'
import { Brand } from '../ui/brand/Seal.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useStore } from '../ui/store.ts'
import styles from './login.module.css'
import { words } from './words.ts'

const POINTS = ['point1', 'point2', 'point3'] as const

/** The frame of the pages by which somebody comes in: who we are at the left, what is to be done at the right. */
export function Entry({ children }: { children: ReactNode }) {
  const t = useWords(words)
  const { language } = useStore(preferences)
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
          {children}
          <p className={styles.help}>{t('help', { phone: SITE.businessPhone })}</p>
        </div>
      </main>
    </div>
  )
}
