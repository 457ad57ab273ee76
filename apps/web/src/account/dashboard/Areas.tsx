import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { ROUTES } from '../../routes.ts'
import { session } from '../../shell/session.ts'
import { Icon, iconName } from '../../ui/Icon.tsx'
import { useStore } from '../../ui/store.ts'
import styles from '../account.module.css'
import { words } from '../dashboard-words.ts'
import { leaves } from './leaves.ts'

/** The dashboard has no sidebar, so the user's menu stands here as tiles. */
export function Areas() {
  const t = useWords(words)
  const language = useLanguage()
  const { menu } = useStore(session)
  const items = leaves(menu ?? []).filter((item) => item.path !== paths.app())
  if (items.length === 0) return null
  return (
    <nav className={styles.areas} aria-label={t('areas')}>
      {items.map((item) => (
        <Link key={item.path} to={item.path}>
          <Icon name={iconName(item.icon)} size={22} />
          <span>
            {(language === 'en' && ROUTES.find((r) => r.path === item.path)?.titleEn) || item.name}
          </span>
          <Icon name="right" size={14} />
        </Link>
      ))}
    </nav>
  )
}
