import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { useMayOpen } from '../may.ts'
import { SITE } from '../site.ts'
import styles from './frame.module.css'
import { words } from './words.ts'

/**
 * Product links, phones, the official account's QR code, filing numbers (product spec §2). A link that would only lead
 * this user to /401 is left out.
 */
export function Footer() {
  const t = useWords(words)
  const mayReports = useMayOpen(paths.queryReport())
  const mayCollect = useMayOpen(paths.dataCollection())
  return (
    <footer className={cx(layout.screenOnly, styles.foot)} data-part="foot">
      <div className={styles.footCols}>
        <nav aria-label={t('products')}>
          <h2>{t('products')}</h2>
          {mayReports && <Link to={paths.queryReport()}>{t('invoiceReport')}</Link>}
          {mayCollect && <Link to={paths.dataCollection()}>{t('dataCollection')}</Link>}
          <a href={paths.proof()}>{t('proof')}</a>
        </nav>
        <div>
          <h2>{t('contact')}</h2>
          <p>
            {t('businessPhone')}{' '}
            <b className={cx(textStyles.soft, textStyles.num)}>{SITE.businessPhone}</b>
            <small>{t('hours')}</small>
          </p>
          <p>
            {t('partnerPhone')}{' '}
            <b className={cx(textStyles.soft, textStyles.num)}>{SITE.partnerPhone}</b>
          </p>
        </div>
        <figure>
          <img
            src="/official-account.svg"
            width="72"
            height="72"
            alt={t('officialAccount')}
            loading="lazy"
          />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      </div>
      <p className={styles.footLaw}>
        © {SITE.company} · {SITE.icp} · {SITE.police} · <a href={SITE.notices}>{t('notices')}</a>
      </p>
    </footer>
  )
}
