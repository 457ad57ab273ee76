import { useEffect, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { fill } from '../../ui/text.ts'
import { useFirmShown, useReport } from '../context.tsx'
import { formatUnit } from '../format/value.ts'
import { perFrame } from '../reach/per-frame.ts'
import { standOf } from './stand.ts'
import styles from './verdict.module.css'

/**
 * The first screen in one line. It takes no room where it stands, and shows at the top of the window once the first screen
 * has left it.
 */
export function VerdictBar() {
  const { index, t, lang } = useReport()
  const firm = useFirmShown()
  const ref = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const { ask, stop } = perFrame(() => {
      const place = ref.current
      const first = place?.nextElementSibling
      if (!place || !first) return
      setPassed(first.getBoundingClientRect().bottom <= place.getBoundingClientRect().top)
    })
    ask()
    window.addEventListener('scroll', ask, { passive: true, capture: true })
    window.addEventListener('resize', ask)
    return () => {
      window.removeEventListener('scroll', ask, { capture: true })
      window.removeEventListener('resize', ask)
      stop()
    }
  }, [])
  const stand = standOf(index.document)
  const level = firm ? (firm.line?.level ?? null) : stand.level
  const limit = stand.limit ? formatUnit(stand.limit.suggest, 'yuan', { lang }) : null
  return (
    <div ref={ref} className={cx(layout.screenOnly, styles.barPlace)}>
      {passed ? (
        <div
          className={styles.bar}
          data-part="verdict-bar"
          data-level={level ?? (firm ? 'CLEAR' : undefined)}
          role="status"
          aria-label={t.verdictBar}
        >
          {level ? <b>{t[level]}</b> : null}
          <strong>{index.document.enterprise.name}</strong>
          {stand.grade ? <span className={textStyles.bold}>{stand.grade.grade}</span> : null}
          {stand.risk ? (
            <span className={textStyles.bold}>
              {t[`risk${stand.risk.tone}`]}
              <small>
                {fill(t.judgedShort, { judged: stand.risk.judged, total: stand.risk.total })}
              </small>
            </span>
          ) : null}
          {limit ? (
            <span className={textStyles.bold}>
              {limit.missing ? t.noLimit : `${limit.text}${limit.unit}`}
              <small>{t.limit}</small>
            </span>
          ) : null}
          {stand.decision ? (
            <span className={textStyles.bold} data-tone={stand.decision.freshness.flag}>
              {freshnessShort(stand.decision.freshness.daysSinceLastRow, t)}
              <small>{t.freshness}</small>
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

const freshnessShort = (days: number | null, t: ReturnType<typeof useReport>['t']): string =>
  days === null ? t.noRow : days === 0 ? t.sameDay : fill(t.daysAgo, { n: days })
