import type { Freshness } from '@xinjian/engine/report/document'
import { fill } from '../../ui/text.ts'
import { useReport } from '../context.tsx'
import { datasetName } from '../dataset-names.ts'
import type { CoverageLine } from './stand.ts'
import { Tile } from './Tile.tsx'
import styles from './verdict.module.css'

/** Datasets that stand on the first screen; the chapter on data has them all. */
const SHOWN = 3

/** How old the newest record is on the day of judgement. */
export function FreshnessTile({ freshness }: { freshness: Freshness }) {
  const { t, lang } = useReport()
  const { lastRow, daysSinceLastRow: days, lastCollected, judgedOn, flag, text } = freshness
  return (
    <Tile
      name={t.freshness}
      tone={flag}
      value={days === null ? t.noRow : days === 0 ? t.sameDay : fill(t.daysAgo, { n: days })}
    >
      {lang === 'en'
        ? [
            lastRow === null ? t.noRow : fill(t.lastRow, { day: lastRow }),
            lastCollected === null ? '' : fill(t.collectedTo, { day: lastCollected }),
            fill(t.judgedOn, { day: judgedOn }),
          ]
            .filter(Boolean)
            .join(', ')
        : text}
    </Tile>
  )
}

/** Months known of the months looked at, by dataset. */
export function Coverage({ lines }: { lines: readonly CoverageLine[] }) {
  const { t, lang } = useReport()
  if (lines.length === 0) return null
  const partial = lines.some(({ known, months, fromFiles }) => known < months || fromFiles)
  return (
    <Tile
      name={t.coverage}
      wide
      tone={partial ? 'YELLOW' : undefined}
      value={
        <span className={styles.months}>
          {lines.slice(0, SHOWN).map(({ dataset, name, known, months, fromFiles }) => (
            <span key={dataset}>
              <i>{lang === 'zh' && name ? name : datasetName(dataset, lang)}</i>
              {fill(t.coverageOf, { known, months })}
              {fromFiles ? fill(t.fromFiles, { n: fromFiles }) : null}
            </span>
          ))}
        </span>
      }
    />
  )
}
