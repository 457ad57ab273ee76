import { demoPaths } from '../../demo-paths.ts'
import { paths } from '../../paths.ts'
import { Guilloche } from '../../ui/brand/Guilloche.tsx'
import button from '../../ui/button.module.css'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { BUREAU_COUNT, INDICATOR_COUNT } from '../art/figures.ts'
import { ReportSheet } from '../art/ReportSheet.tsx'
import layout from '../layout/layout.module.css'
import styles from './hero.module.css'

const FACTS = [
  { value: String(INDICATOR_COUNT), unit: '项', label: '发票指标，口径全部公开' },
  { value: String(BUREAU_COUNT), unit: '个', label: '电子税务局，手机上授权采集' },
  { value: '逐张', unit: '', label: '每个数字追溯到发票' },
  { value: '64', unit: '位', label: '报告指纹，人人可核验' },
]

export function Hero() {
  return (
    <section className={styles.hero}>
      <Guilloche className={styles.heroArt} />
      <div className={cx(layout.wrap, styles.heroIn)}>
        <div>
          <p className={cx(layout.eyebrow, styles.eyebrow)}>企业数字信用服务</p>
          <h1>
            让每一家企业
            <br />
            拥有<em>数字信用</em>
          </h1>
          <p className={styles.heroLead}>
            手机授权采集，或上传发票，生成一份银行看得懂、数字有依据、真伪可核验的企业信用报告。经营做得好，不必再靠抵押来证明。
          </p>
          <p className={layout.ways}>
            <a
              className={cx(button.btn, button['btn-primary'], button['btn-lg'])}
              data-part="button"
              data-variant="primary"
              data-size="lg"
              href={paths.login()}
              data-login=""
            >
              登录使用
            </a>
            <a
              className={cx(button.btn, button['btn-lg'], layout.btnGhost)}
              data-part="button"
              data-size="lg"
              href={demoPaths.login()}
            >
              免登录演示
            </a>
            <a
              className={cx(button.btn, button['btn-lg'], layout.btnGhost)}
              data-part="button"
              data-size="lg"
              href="#sample"
            >
              查看报告样例
            </a>
          </p>
        </div>
        <ReportSheet />
      </div>
      <dl className={cx(layout.wrap, styles.facts)}>
        {FACTS.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className={textStyles.num}>
              {fact.value}
              {fact.unit && <small>{fact.unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
