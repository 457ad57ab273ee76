import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { duration, rateText } from '../common/durations.ts'
import styles from './board.module.css'
import { type BureauRow, tallyOf } from './funnel.ts'
import { BUREAU_COLOURS, bureauWords, words } from './words.ts'

/** The 36 bureaus in their official order, so that each keeps its place; only what is out of order takes colour. */
export function BureauGrid(props: {
  rows: readonly BureauRow[]
  area: string | null
  onPick: (code: string | null) => void
}) {
  const t = useWords(words)
  const tb = useWords(bureauWords)
  const measured = props.rows.filter((row) => row.calls > 0).length
  return (
    <div>
      <p className={styles.tally}>
        {tallyOf(props.rows).map(({ status, n }) => (
          <span key={status}>
            <Tag colour={BUREAU_COLOURS[status]}>{tb(status)}</Tag>
            <b className={textStyles.num}>{n}</b>
          </span>
        ))}
        <small className={cx(textStyles.muted, textStyles.num)}>
          {t('measured', { n: measured })}
        </small>
      </p>
      <ul className={cx(layout.two640, styles.grid)} data-part="bureaus">
        {props.rows.map((row) => (
          <li key={row.code}>
            <button
              type="button"
              className={cx(
                styles.cell,
                row.status === 'OPEN' && styles.isOpen,
                row.code === props.area && styles.isOn,
              )}
              aria-pressed={row.code === props.area}
              title={t('tasksOf')}
              onClick={() => props.onPick(row.code === props.area ? null : row.code)}
            >
              <Cell row={row} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Cell({ row }: { row: BureauRow }) {
  const t = useWords(words)
  const tb = useWords(bureauWords)
  const language = useLanguage()
  return (
    <>
      <span className={styles.head}>
        <b>{placeName(row.name, language)}</b>
        <Tag colour={BUREAU_COLOURS[row.status]}>{tb(row.status)}</Tag>
      </span>
      {row.calls === 0 || row.successRate === null ? (
        <small>{t('noCalls')}</small>
      ) : (
        <span className={cx(styles.figures, textStyles.num)}>
          <span>
            <b>{rateText(row.successRate)}</b>
            <small>{t('rateShort')}</small>
          </span>
          <span>
            <b>{row.p95Ms === null ? '--' : duration(row.p95Ms, language)}</b>
            <small>{t('p95')}</small>
          </span>
          <small className={styles.calls}>
            {t('calls', { n: row.calls.toLocaleString('en-US') })}
          </small>
        </span>
      )}
      {row.until ? (
        <small className={cx(styles.until, textStyles.num)}>
          {t('until', { at: instant(row.until).slice(5, 16) })}
        </small>
      ) : null}
      {row.lastError ? (
        <small className={styles.error} title={row.lastError}>
          {t('lastError', { e: row.lastError })}
        </small>
      ) : null}
    </>
  )
}
