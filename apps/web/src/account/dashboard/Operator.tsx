import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Empty } from '../../ui/States.tsx'
import styles from '../account.module.css'
import { words } from '../dashboard-words.ts'
import { Pending } from './Pending.tsx'

/** The API's own documentation, served beside the site. */
const API_DOCS = '/api/docs'

/** For who works for the platform: says that no customer's data is shown here, and what there is instead. */
export function Operator() {
  const t = useWords(words)
  return (
    <>
      <Pending />
      <Card>
        <Empty icon="shield" title={t('operatorTitle')}>
          {t('operatorNote')}
        </Empty>
      </Card>
      <nav className={styles.areas} aria-label={t('areas')}>
        <a href={paths.proof()}>
          <Icon name="check" size={22} />
          <span>{t('proof')}</span>
          <Icon name="right" size={14} />
        </a>
        <a href={API_DOCS}>
          <Icon name="file" size={22} />
          <span>{t('apiDocs')}</span>
          <Icon name="right" size={14} />
        </a>
      </nav>
    </>
  )
}
