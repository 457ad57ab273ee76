import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './recognition.module.css'
import { percent, useNames } from './useNames.ts'

export interface ShareBar {
  key: string
  label: string
  /** null = too few to be a figure. */
  share: number | null
  n: number
  /** What it should reach. */
  mark?: number
}

/** Shares of a whole as bars from 0 to 100 %, each with its count; a share of too few is none. */
export function ShareBars({ rows, label }: { rows: readonly ShareBar[]; label: string }) {
  const { t } = useNames()
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ key, label: name, share, n, mark }) => (
        <li key={key}>
          <span>{name}</span>
          <i className={styles.track} aria-hidden="true">
            {share !== null && (
              <i
                className={cx(styles.bar, mark !== undefined && share < mark && styles.isShort)}
                style={{ width: percent(share) }}
              />
            )}
            {mark !== undefined && <i className={styles.mark} style={{ left: percent(mark) }} />}
          </i>
          <b className={textStyles.num}>{share === null ? t('few') : percent(share)}</b>
          <small className={cx(textStyles.muted, textStyles.num)}>{t('fields', { n })}</small>
        </li>
      ))}
    </ul>
  )
}
