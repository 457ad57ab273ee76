import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../layout/layout.module.css'
import styles from './sections.module.css'

const ENTERPRISE = [
  [
    '几分钟，数据就齐',
    '手机上授权采集；或把 PDF、OFD、XML、照片、税局导出的表格直接上传，无需整理格式。',
  ],
  ['授权由您，随时撤回', '由您决定给谁看、看多久；撤回授权，采集的数据即刻封存，谁看过都有记录。'],
  ['知道分数从哪里来', '每一项得分与扣分都有中文说明，您可以对照改进，也可以提出异议。'],
] as const

const BANK = [
  ['先看结论，再看依据', '评分、等级、参考额度与主要风险在首页；任意数字点开就是发票明细。'],
  ['口径一致，可以重算', '报告记录数据截止时间与引擎版本，重算结果逐字节相同。'],
  ['没有数据就说没有', '“未采集”不等于零，也不等于没有风险；覆盖情况逐月列明。'],
] as const

export function ForWhom() {
  return (
    <section className={styles.section} id="sample">
      <div className={layout.wrap}>
        <header className={styles.title}>
          <h2>一份报告，两边都放心</h2>
          <p>企业把经营讲清楚，资方把风险看清楚，说的是同一组数字。</p>
        </header>
        <div className={styles.duo}>
          <Side icon="building" name="给企业" tag="小微企业 · 财务负责人" points={ENTERPRISE} />
          <Side icon="shield" name="给银行与资方" tag="客户经理 · 审批 · 贷后" points={BANK} dark />
        </div>
      </div>
    </section>
  )
}

function Side(props: {
  icon: 'building' | 'shield'
  name: string
  tag: string
  points: readonly (readonly [string, string])[]
  dark?: boolean
}) {
  return (
    <article className={props.dark ? cx(styles.sideCard, styles.sideCardDark) : styles.sideCard}>
      <header>
        <Icon name={props.icon} size={30} strokeWidth="1.2" />
        <h3>{props.name}</h3>
        <span>{props.tag}</span>
      </header>
      <ul>
        {props.points.map(([title, text]) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </article>
  )
}
