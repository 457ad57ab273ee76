import { paths } from '../../paths.ts'
import { SITE } from '../../shell/site.ts'
import button from '../../ui/button.module.css'
import { cx } from '../../ui/cx.ts'
import layout from '../layout/layout.module.css'
import styles from './sections.module.css'

export function CallToAction() {
  return (
    <section className={styles.cta}>
      <div className={cx(layout.wrap, styles.ctaIn)}>
        <div>
          <h2>从一次授权，试出一份报告</h2>
          <p>登录后发起手机采集，或上传发票文件，数分钟即可看到结果。</p>
        </div>
        <p className={layout.ways}>
          <a
            className={cx(button.btn, button['btn-lg'], layout.btnLight)}
            data-part="button"
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
            href={`tel:${SITE.businessPhone}`}
          >
            咨询 {SITE.businessPhone}
          </a>
        </p>
      </div>
    </section>
  )
}
