import { paths } from '../../paths.ts'
import button from '../../ui/button.module.css'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import layout from '../layout/layout.module.css'
import proofStyles from '../pages/proof.module.css'
import styles from './sections.module.css'

/** A sample fingerprint, grouped as on the report's cover. */
const FINGERPRINT = '9f2c41d8 7be05a36 c18e94f2 06d7b3a5 e4419c70 2ab8f65d 513ec907 88d1f4b2'.split(
  ' ',
)

export function ProofTeaser() {
  return (
    <section className={styles.section}>
      <div className={cx(layout.wrap, proofStyles.proof)}>
        <div>
          <h2>收到报告，先验真</h2>
          <p>
            每份报告出具时都留下唯一指纹。改动一个字，指纹就对不上。核验无需登录，文件只在您的电脑上计算，不会上传。
          </p>
          <form action={paths.proof()} method="get" className={proofStyles.proofForm}>
            <label htmlFor="no" className={textStyles.srOnly}>
              报告编号
            </label>
            <input
              id="no"
              name="no"
              placeholder="输入报告编号，如 INV2026…"
              pattern="[A-Z]{3}[0-9]{18}"
              title="三位字母加十八位数字"
              autoComplete="off"
              required
            />
            <button
              type="submit"
              className={cx(button.btn, button['btn-primary'], button['btn-lg'])}
              data-part="button"
              data-variant="primary"
              data-size="lg"
            >
              核验
            </button>
          </form>
          <a href={paths.proof()}>或选择 PDF、Excel、JSON 文件核验</a>
        </div>
        <div className={proofStyles.print} aria-hidden="true">
          <small>报告指纹 · SHA-256</small>
          <p className={textStyles.num}>
            {FINGERPRINT.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <b>内容完整，未被改动</b>
        </div>
      </div>
    </section>
  )
}
