import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../sections/evidence.module.css'
import { SAMPLE, yuan } from './sample.ts'
import { TrendArt } from './TrendArt.tsx'

/** A figure in the report, opened down to the invoices it was made of. Text, not a picture: it can be read aloud. */
export function EvidenceArt() {
  return (
    <div className={styles.evidence}>
      <div className={styles.evidenceReport}>
        <h3>
          作废与红冲<small>{SAMPLE.window} · 单位：元 · 示例数据</small>
        </h3>
        <TrendArt labels />
        <table>
          <thead>
            <tr>
              <th scope="col">月份</th>
              <th scope="col">蓝票张数</th>
              <th scope="col">红冲张数</th>
              <th scope="col">红冲金额</th>
            </tr>
          </thead>
          <tbody className={textStyles.num}>
            <tr>
              <td>2026-07</td>
              <td>61</td>
              <td>1</td>
              <td>(18,200.00)</td>
            </tr>
            <tr>
              <td>2026-08</td>
              <td>64</td>
              <td>0</td>
              <td>0.00</td>
            </tr>
            <tr className={styles.on}>
              <td>2026-09</td>
              <td>73</td>
              <td>{SAMPLE.redRows.length}</td>
              <td>
                <mark>{yuan(SAMPLE.redTotal)}</mark>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className={styles.evidenceDrawer}>
        <p className={styles.evidenceEyebrow}>数字依据</p>
        <h3>
          2026年9月红冲金额{' '}
          <span className={cx(textStyles.num, textStyles.neg)}>{yuan(SAMPLE.redTotal)}</span>
        </h3>
        <dl>
          <dt className={textStyles.muted}>计算公式</dt>
          <dd>Σ 当月红字发票价税合计（按红票开具月归属）</dd>
          <dt className={textStyles.muted}>取数条件</dt>
          <dd>销项 · 红票 · 2026-09-01 至 2026-09-30</dd>
        </dl>
        <ol>
          {SAMPLE.redRows.map((row) => (
            <li key={row.key}>
              <span className={textStyles.num}>{row.date}</span>
              <span>
                {row.party}
                <small className={textStyles.num}>数电票 {row.key}</small>
              </span>
              <b className={cx(textStyles.num, textStyles.neg)}>{yuan(row.total)}</b>
            </li>
          ))}
        </ol>
        <p className={styles.evidenceSum}>
          <span>{SAMPLE.redRows.length} 张发票合计</span>
          <b className={cx(textStyles.num, textStyles.neg)}>{yuan(SAMPLE.redTotal)}</b>
          <em>与报告数字一致</em>
        </p>
      </div>
    </div>
  )
}
