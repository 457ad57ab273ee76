import { leadForm } from '@xinjian/contract/forms/register'
import { LEAD_CONSENT, LEAD_TOPICS } from '@xinjian/contract/lead/lead'
import { lead } from '@xinjian/contract/nouns/public/lead'
import { session } from '@xinjian/contract/nouns/session'
import type { ReactNode } from 'react'
import { BASE } from '../../../api/core.ts'
import { inEnglish } from '../../../form/english.ts'
import type { Language } from '../../../i18n/language.ts'
import { SITE } from '../../../shell/site.ts'
import button from '../../../ui/button.module.css'
import { cx } from '../../../ui/cx.ts'
import { sayIn } from '../page.ts'
import styles from './contact.module.css'
import { words } from './words.ts'

/** The rules of the form, as they are said to the reader. */
const rulesIn = (lang: Language): string =>
  JSON.stringify(leadForm.rules, (_, value) =>
    lang === 'en' && typeof value === 'string' && /[\u3400-\u9fff]/.test(value)
      ? inEnglish(value)
      : value,
  )

/**
 * The form as the build finishes it: all that is asked, and the text that is agreed to, can be read before any script runs. `islands/contact.ts`
 * sends it. Where no script runs it could not be sent, so the ways that need none stand in its place.
 */
export function Form({ lang }: { lang: Language }) {
  const say = sayIn(words, lang)
  const fault = (name: string) => (
    <p className={styles.fault} id={`fault-${name}`} role="alert" hidden />
  )
  const field = (name: string, control: ReactNode, star = true, wide = false) => (
    <div className={cx(styles.field, wide && styles.wide)}>
      <label htmlFor={name}>
        {say(name)}
        {star ? <i aria-hidden="true">*</i> : <small>{say('optional')}</small>}
      </label>
      {control}
      {fault(name)}
    </div>
  )
  const text = (name: string, more: object, star = true) =>
    field(name, <input id={name} name={name} aria-describedby={`fault-${name}`} {...more} />, star)
  return (
    <>
      <noscript>
        <p className={styles.without}>
          {say('without')} <a href={`tel:${SITE.businessPhone}`}>{SITE.businessPhone}</a>,{' '}
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
        </p>
      </noscript>
      <form
        className={styles.form}
        data-island="contact"
        data-send={BASE + lead.leadSend.path}
        data-captcha={BASE + session.captcha.path}
        data-rules={rulesIn(lang)}
        noValidate
      >
        {text('name', { maxLength: 40, autoComplete: 'name' })}
        {text('organisation', { maxLength: 100, autoComplete: 'organization' }, false)}
        {text('phone', { type: 'tel', maxLength: 20, autoComplete: 'tel-national' })}
        {text('email', { type: 'email', maxLength: 100, autoComplete: 'email' }, false)}
        {field(
          'topic',
          <select id="topic" name="topic" aria-describedby="fault-topic" defaultValue="PRODUCT">
            {LEAD_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {say(topic)}
              </option>
            ))}
          </select>,
        )}
        {field(
          'message',
          <textarea
            id="message"
            name="message"
            rows={5}
            maxLength={1000}
            aria-describedby="fault-message"
          />,
          true,
          true,
        )}
        <div className={cx(styles.field, styles.wide)}>
          <label className={styles.consent}>
            <input type="checkbox" id="consent" name="consent" aria-describedby="fault-consent" />
            <span data-consent="">{LEAD_CONSENT[lang]}</span>
          </label>
          {fault('consent')}
        </div>
        {field(
          'code',
          <span className={styles.code}>
            <input
              id="code"
              name="code"
              maxLength={16}
              autoComplete="off"
              aria-describedby="fault-code"
            />
            <button type="button" data-renew="" aria-label={say('renew')}>
              <img data-picture="" width="120" height="40" alt={say('picture')} hidden />
            </button>
          </span>,
        )}
        <div className={styles.wide}>
          <p className={styles.fault} data-refusal="" role="alert" hidden />
          <button
            type="submit"
            className={cx(button.btn, button['btn-primary'])}
            data-part="button"
            data-variant="primary"
          >
            {say('send')}
          </button>
        </div>
      </form>
      <div className={styles.sent} data-sent="" role="status" tabIndex={-1} hidden>
        <h3>{say('sent')}</h3>
        <p>
          {say('numberIs')} <b data-number="" />
        </p>
        <p>{say('sentText')}</p>
      </div>
    </>
  )
}
