import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../sections/phone.module.css'

const DONE = [
  ['登记与股东', '已采集'],
  ['增值税、企业所得税申报', '49 份'],
  ['财务报表', '33 份'],
  ['缴税、欠税、违法违章', '168 条'],
] as const

/** The phone while a collection runs: what stands on its screen, drawn with type, not as a picture. */
export function PhoneArt() {
  return (
    <figure className={styles.phone} aria-label="手机采集示意：正在采集，已完成百分之六十八">
      <div className={styles.phoneScreen} aria-hidden="true">
        <p className={styles.phoneBar}>
          <span>信鉴 · 数据采集</span>
          <Icon name="shield" size={15} />
        </p>
        <p className={styles.phoneFirm}>
          深圳市示例恒达精密制造有限公司
          <small className={textStyles.num}>授权书 AUT20260301000000001</small>
        </p>
        <div className={styles.phoneRing}>
          <svg viewBox="0 0 120 120" width="112" height="112">
            <title>进度</title>
            <circle cx="60" cy="60" r="52" />
            <circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray="68 100" />
          </svg>
          <b className={textStyles.num}>68%</b>
        </div>
        <ul>
          {DONE.map(([name, count]) => (
            <li key={name}>
              <Icon name="check" size={14} />
              <span>{name}</span>
              <small className={textStyles.num}>{count}</small>
            </li>
          ))}
          <li className={styles.isNow}>
            <i />
            <span>销项发票</span>
            <small className={textStyles.num}>2025-09</small>
          </li>
        </ul>
        <p className={styles.phoneFoot}>可以离开此页，采集会继续</p>
      </div>
    </figure>
  )
}
