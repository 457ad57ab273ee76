import type { Language } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { SITE } from '../../shell/site.ts'
import { Brand } from '../../ui/brand/Seal.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { inLanguage, sayIn } from '../site/page.ts'
import styles from './layout.module.css'
import { layoutWords } from './words.ts'

const COLUMNS = [
  [
    'products',
    [
      ['erp', paths.erpCredit()],
      ['tax', paths.taxCredit()],
      ['verify', paths.invoiceVerify()],
      ['chain', paths.chainFinance()],
      ['kingdee', paths.kingdee()],
    ],
  ],
  [
    'resources',
    [
      ['tutorial', paths.tutorialTax()],
      ['download', paths.downloads()],
      ['paper', paths.whitePaper()],
      ['proof', paths.proof()],
      ['api', '/api/docs'],
    ],
  ],
  [
    'company',
    [
      ['about', paths.about()],
      ['contact', paths.contact()],
      ['status', paths.serviceStatus()],
      ['payFor', paths.payFor()],
    ],
  ],
] as const

export function PublicFooter({ lang }: { lang: Language }) {
  const say = sayIn(layoutWords, lang)
  return (
    <footer className={styles.foot}>
      <div className={cx(styles.wrap, styles.footCols)}>
        <div className={styles.footBrand}>
          <Brand inverse size={30} />
          <p>{say('motto')}</p>
        </div>
        {COLUMNS.map(([name, links]) => (
          <nav key={name} aria-label={say(name)}>
            <h2>{say(name)}</h2>
            {links.map(([link, path]) => (
              <a key={link} href={inLanguage(path, lang)}>
                {say(link)}
              </a>
            ))}
          </nav>
        ))}
        <div>
          <h2>{say('contact')}</h2>
          <p>
            {say('business')} <b className={textStyles.num}>{SITE.businessPhone}</b>
            <small>{say('hours')}</small>
          </p>
          <p>
            {say('partners')} <b className={textStyles.num}>{SITE.partnerPhone}</b>
          </p>
          <p>{SITE.email}</p>
        </div>
        <figure>
          <img
            src="/official-account.svg"
            width="84"
            height="84"
            alt={say('account')}
            loading="lazy"
          />
          <figcaption>{say('scan')}</figcaption>
        </figure>
      </div>
      <p className={cx(styles.wrap, styles.footLaw)}>
        © {SITE.company}
        <span>{SITE.icp}</span>
        <span>{SITE.police}</span>
        <a href={SITE.notices}>{say('notices')}</a>
      </p>
    </footer>
  )
}
