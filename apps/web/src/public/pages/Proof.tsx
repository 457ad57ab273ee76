import { cx } from '../../ui/cx.ts'
import layout from '../layout/layout.module.css'
import { PublicLayout } from '../layout/PublicLayout.tsx'
import sections from '../sections/sections.module.css'
import styles from './proof.module.css'

export const description =
  '核验收到的企业信用报告是否由信鉴出具、内容是否被改动。无需登录，文件不上传。'

export function Component() {
  return (
    <PublicLayout>
      <section className={styles.verify}>
        <div className={cx(layout.wrap, styles.verifyIn)}>
          <header className={cx(sections.title, styles.title)}>
            <h1>报告验真</h1>
            <p>
              选择收到的报告文件，或输入报告编号。文件的指纹在您的浏览器里计算，文件本身不会离开您的电脑。
            </p>
          </header>
          <div className={styles.verifyBox} data-island="proof">
            <noscript>核验需要浏览器开启 JavaScript。</noscript>
          </div>
          <ul className={styles.verifyNotes}>
            <li>
              <b>按文件核验</b>比对全部内容：PDF、Excel 与 JSON 均可，任何改动都会被发现。
            </li>
            <li>
              <b>按编号核验</b>只说明该编号的报告确由本平台出具，不比对您手中文件的内容。
            </li>
            <li>
              <b>另存、打印或转换格式</b>会改变文件，请使用平台下载的原始文件。
            </li>
          </ul>
        </div>
      </section>
    </PublicLayout>
  )
}
