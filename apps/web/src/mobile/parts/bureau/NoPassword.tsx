import { useWords } from '../../../i18n/dictionary.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Door } from '../../tax/hooks/use-door.ts'
import { useGo } from '../../tax/hooks/use-tax.ts'
import { bureau } from '../../words/bureau.ts'
import form from '../form.module.css'
import styles from './bureau.module.css'

/** Ways on for who has no password or forgot it, and what becomes of the one that is typed. */
export function NoPassword({ door }: { door: Door }) {
  const t = useWords(bureau)
  const { to } = useGo()
  return (
    <>
      <p className={styles.pair}>
        <button
          type="button"
          className={form.link}
          onClick={() => to('openPwdAccount', '?for=retrieve')}
        >
          {t('forgot')}
        </button>
        {door.canOpenPassword && (
          <button type="button" className={form.link} onClick={() => to('openPwdAccount')}>
            {t('noPassword')}
          </button>
        )}
      </p>
      <p className={form.hint}>
        <Icon name="lock" size={16} />
        {t('vow')}
      </p>
    </>
  )
}
