import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { GRADES, gradeAt } from './figures.ts'
import { GROWTH, NET_12M, SAMPLE } from './sample.ts'
import styles from './sheet.module.css'
import { TrendArt } from './TrendArt.tsx'

/** The hero's picture: the first page of a report, with a stamp. Decorative; the same facts stand in words beside it. */
export function ReportSheet() {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.sheetHead}>
        <div>
          <small>企业发票信用报告</small>
          <b>{SAMPLE.enterprise}</b>
          <small className={textStyles.num}>{SAMPLE.reportNo}</small>
        </div>
        <span className={styles.sheetSample}>示例数据</span>
      </div>
      <div className={styles.sheetScore}>
        <div>
          <small>信用评分</small>
          <b className={textStyles.num}>{SAMPLE.score}</b>
        </div>
        <ScoreScale value={SAMPLE.score} />
      </div>
      <dl className={styles.sheetKpis}>
        <div>
          <dt>近12个月开票净额</dt>
          <dd className={textStyles.num}>
            {NET_12M.toLocaleString('en-US')}
            <i>万元</i>
          </dd>
        </div>
        <div>
          <dt>同比</dt>
          <dd className={cx(textStyles.num, styles.up)}>+{(GROWTH * 100).toFixed(2)}%</dd>
        </div>
        <div>
          <dt>最长未开票</dt>
          <dd className={textStyles.num}>
            13<i>天</i>
          </dd>
        </div>
      </dl>
      <TrendArt />
      <div className={styles.sheetFlags}>
        <span className={styles.green}>开票连续 12/12 月</span>
        <span className={styles.green}>前五大客户占比 46.18%</span>
        <span className={styles.yellow}>红冲率 2.31%，关注</span>
      </div>
      <svg className={styles.stamp} viewBox="0 0 120 120" aria-hidden="true">
        <g fill="none" stroke="var(--seal-500)">
          <circle cx="60" cy="60" r="55" strokeWidth="3.5" />
          <circle cx="60" cy="60" r="36" strokeWidth="1" />
        </g>
        <path id="stamp-arc" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0" fill="none" />
        <text fill="var(--seal-500)" fontSize="12" fontWeight="600" letterSpacing="5.5">
          <textPath href="#stamp-arc" startOffset="1%">
            指纹可核验 · 数字可追溯
          </textPath>
        </text>
        <text
          x="60"
          y="75"
          textAnchor="middle"
          fill="var(--seal-500)"
          fontFamily="var(--font-serif)"
          fontSize="42"
          fontWeight="700"
        >
          鉴
        </text>
      </svg>
    </div>
  )
}

function ScoreScale({ value }: { value: number }) {
  const reached = gradeAt(value)
  const at = ((GRADES.indexOf(reached) + 0.5) / GRADES.length) * 100
  return (
    <div className={styles.scale}>
      <i className={styles.scaleMark} style={{ left: `${at}%` }}>
        {reached}
      </i>
      <div>
        {GRADES.map((grade) => (
          <span key={grade} className={grade === reached ? styles.on : undefined}>
            {grade}
          </span>
        ))}
      </div>
    </div>
  )
}
