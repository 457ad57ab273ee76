import { sampleVerification } from '@xinjian/contract/nouns/public/sampleVerification'
import { BASE } from '../../../api/core.ts'
import type { Language } from '../../../i18n/language.ts'
import button from '../../../ui/button.module.css'
import { cx } from '../../../ui/cx.ts'
import styles from '../contact/contact.module.css'
import { sayIn } from '../page.ts'
import { Section } from '../parts/Section.tsx'
import { words } from './trial-words.ts'

const { sampleInvoices, sampleVerify } = sampleVerification

/**
 * A verification that the visitor makes: of a sample invoice, at the sandbox's platform. Where there are none (production, or no script) the
 * part is not there: nothing of it could be true.
 */
export function Trial({ lang }: { lang: Language }) {
  const say = sayIn(words, lang)
  return (
    <div data-island="trial" data-list={BASE + sampleInvoices.path} hidden>
      <Section title={say('title')} lead={say('lead')}>
        <form className={styles.form} data-send={BASE + sampleVerify.path} noValidate>
          <div className={cx(styles.field, styles.wide)}>
            <label htmlFor="invoiceNumber">{say('invoiceNumber')}</label>
            <select id="invoiceNumber" name="invoiceNumber" />
          </div>
          <div className={styles.field}>
            <label htmlFor="issueDate">{say('issueDate')}</label>
            <input id="issueDate" name="issueDate" type="date" />
          </div>
          <div className={styles.field}>
            <label htmlFor="amount">
              {say('amount')}
              <small>{say('yuan')}</small>
            </label>
            <input id="amount" name="amount" inputMode="decimal" maxLength={13} />
          </div>
          <div className={styles.wide}>
            <button
              type="submit"
              className={cx(button.btn, button['btn-primary'])}
              data-part="button"
            >
              {say('verify')}
            </button>
          </div>
          <p className={styles.wide} role="status" data-said />
        </form>
      </Section>
    </div>
  )
}
