import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './collect.module.css'
import { words } from './words.ts'

/** Whom the link is for. */
export function LinkTarget({
  taxNo,
  name,
  onAny,
}: {
  taxNo: string | null
  name: string
  onAny: () => void
}) {
  const t = useWords(words)
  return (
    <div className={styles.target}>
      <span className={textStyles.mutedSm}>{t('for')}</span>
      <b>{taxNo ? name || taxNo : t('any')}</b>
      {taxNo ? (
        <>
          <small className={cx(textStyles.num, textStyles.muted)}>{taxNo}</small>
          <Button size="sm" variant="quiet" onClick={onAny}>
            {t('anyOne')}
          </Button>
        </>
      ) : (
        <small className={textStyles.muted}>{t('anyHint')}</small>
      )}
    </div>
  )
}
