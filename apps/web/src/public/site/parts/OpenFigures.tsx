import { formatUnit } from '../../../reports/format/value.ts'
import { cx } from '../../../ui/cx.ts'
import { SAMPLE_REPORT, sampleFigure } from '../figures/sample.ts'
import type { sayIn } from '../page.ts'
import styles from './open-figures.module.css'

/** Of each chapter of the report one: size, growth, steadiness, continuity, reversals, concentration. */
const SHOWN = ['I-001.L12', 'I-007.L12', 'I-020.L12', 'I-016.L12', 'I-030.L12', 'I-050.CR5.L12']

const COLOURS = { GREEN: styles.GREEN, YELLOW: styles.YELLOW, RED: styles.RED, GREY: undefined }

/** Figures of the sample report that open to how they were made, without any script. */
export function OpenFigures({ say }: { say: ReturnType<typeof sayIn> }) {
  const { enterprise, engineVersion, verdict } = SAMPLE_REPORT
  return (
    <div className={styles.sheet} lang="zh-CN">
      <header className={styles.head}>
        <div>
          <small>{SAMPLE_REPORT.title} · 示例数据</small>
          <b>{enterprise.name}</b>
        </div>
        {verdict.score && (
          <p>
            <small>信用评分</small>
            <b>{verdict.score.value}</b>
            <i>{verdict.score.grade}</i>
          </p>
        )}
      </header>
      {SHOWN.map(sampleFigure).map((it) => {
        const { text, unit } = formatUnit(it.value, it.unit)
        return (
          <details key={it.key} open={it.key === SHOWN[0]}>
            <summary>
              <span>
                {it.name}
                <small>{it.id}</small>
              </span>
              <b className={cx(styles.value, COLOURS[it.flag])}>
                {text}
                {unit && <small>{unit}</small>}
              </b>
            </summary>
            <dl>
              <dt>{say('formula')}</dt>
              <dd>{it.formula}</dd>
              {it.thresholds && <dt>{say('lines')}</dt>}
              {it.thresholds && (
                <dd>
                  {it.thresholds.yellow && (
                    <span className={styles.YELLOW}>黄 {it.thresholds.yellow}</span>
                  )}{' '}
                  {it.thresholds.red && <span className={styles.RED}>红 {it.thresholds.red}</span>}
                </dd>
              )}
              {it.detail && <dt>{say('detail')}</dt>}
              {it.detail && <dd>{it.detail}</dd>}
            </dl>
          </details>
        )
      })}
      <p className={styles.basis}>{say('basis', { version: engineVersion })}</p>
    </div>
  )
}
