import { demoPaths } from '../../../demo-paths.ts'
import { dictionary } from '../../../i18n/dictionary.ts'
import type { Language } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import button from '../../../ui/button.module.css'
import { cx } from '../../../ui/cx.ts'
import layout from '../../layout/layout.module.css'
import { inLanguage, sayIn } from '../page.ts'
import styles from './site.module.css'

export const nextWords = dictionary(
  {
    title: '用自己的数据试一次',
    text: '登录后上传发票，或发起手机采集，数分钟即可看到报告；每个数字都点得开。',
    login: '登录使用',
    demo: '免登录演示',
    contact: '联系我们',
  },
  {
    title: 'Try it on data of your own',
    text: 'Log in, upload invoices or start a collection from a phone, and read a report within minutes; every figure opens.',
    login: 'Log in',
    demo: 'Demonstration',
    contact: 'Contact us',
  },
)

/** The end of a page: what to do next. */
export function Next({ lang }: { lang: Language }) {
  const say = sayIn(nextWords, lang)
  return (
    <section className={styles.next} data-screen-only="">
      <div className={cx(layout.wrap, styles.nextIn)}>
        <div>
          <h2>{say('title')}</h2>
          <p>{say('text')}</p>
        </div>
        <p className={layout.ways}>
          <a
            className={cx(button.btn, button['btn-lg'], layout.btnLight)}
            data-part="button"
            data-size="lg"
            href={paths.login()}
            data-login=""
          >
            {say('login')}
          </a>
          <a
            className={cx(button.btn, button['btn-lg'], layout.btnGhost)}
            data-part="button"
            data-size="lg"
            href={demoPaths.login()}
          >
            {say('demo')}
          </a>
          <a
            className={cx(button.btn, button['btn-lg'], layout.btnGhost)}
            data-part="button"
            data-size="lg"
            href={inLanguage(paths.contact(), lang)}
          >
            {say('contact')}
          </a>
        </p>
      </div>
    </section>
  )
}
