import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { copyWords } from './copy-words.ts'
import styles from './report-detail.module.css'
import type { CopyState } from './useReportDetail.ts'

/** Says that what is on screen is a copy, and from when: until the server has confirmed it, and where it cannot be asked. */
export function CopyNote({ copy, onRetry }: { copy: CopyState; onRetry: () => void }) {
  const t = useWords(copyWords)
  const at = instant(copy.since).slice(0, 16)
  if (copy.state === 'CHECKING')
    return (
      <p className={cx(styles.back, styles.checking, textStyles.muted)} role="status">
        <Icon name="refresh" size={14} />
        {t('checking', { at })}
      </p>
    )
  return (
    <p className={cx(styles.back, styles.offline)} role="alert">
      <Icon name="warning" size={16} />
      <span>{t('offline', { at })}</span>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  )
}
