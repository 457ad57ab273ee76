import { cx } from '../../ui/cx.ts'
import { BUREAU_COUNT } from '../art/figures.ts'
import { PhoneArt } from '../art/PhoneArt.tsx'
import layout from '../layout/layout.module.css'
import styles from './phone.module.css'
import sections from './sections.module.css'

const POINTS = [
  ['打开链接就能办', '扫码或点开链接，填企业名称；营业执照拍一张照片即可识别，不用安装任何应用。'],
  [
    '本人签署，写得明白',
    '授权书逐份阅读、逐项勾选，短信核验本人；给谁、用于什么、到何时，签后随时可查可撤。',
  ],
  [
    `${BUREAU_COUNT} 个税局，三种登录`,
    '密码、短信、税务 APP 扫码，按当地税局的方式登录；密码只用于这一次登录，不保存、不入日志。',
  ],
  [
    '离开也不会丢',
    '网络断了、税局维护，都从停下的地方继续；每一步都有记录，出了问题说明原因和怎么办。',
  ],
] as const

/** The way in from the phone, as it exists. */
export function PhoneCollect() {
  return (
    <section className={sections.section} id="phone">
      <div className={cx(layout.wrap, styles.collect)}>
        <PhoneArt />
        <div>
          <header className={cx(sections.title, styles.title)}>
            <h2>
              企业拿起手机，
              <br />
              数据自己到
            </h2>
            <p>
              登记、申报、报表、缴税、发票，由企业本人授权，从电子税务局一次取齐；银行在另一头看到来源、时间与授权，分毫可查。
            </p>
          </header>
          <ul className={styles.collectPoints}>
            {POINTS.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
