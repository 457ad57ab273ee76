import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { doneText, objectsOf } from '../../reports/format/visit.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import type { Owned } from '../tax/owner.ts'
import { day, instant } from '../tax/time.ts'
import { consents } from '../words/consents.ts'
import styles from './consents.module.css'
import form from './form.module.css'

type Signed = Pick<Owned, 'code' | 'contractNo' | 'title' | 'status' | 'validTo' | 'visits'>

/** One signed contract: how it stands, who has looked, its paper, and taking it back. */
export function OneConsent(props: {
  signed: Signed
  /** Whom it was given to, where several were chosen. */
  institution?: string | null
  /** What is under way; a contract's own number while its paper is made. */
  busy: string | null
  onSave: () => void
  onWithdraw: () => void
}) {
  const t = useWords(consents)
  const language = useLanguage()
  const { signed, busy } = props
  const { visits } = signed
  return (
    <div className={styles.consent}>
      <b>{signed.title}</b>
      {props.institution && <small>{props.institution}</small>}
      <small>{t(signed.status, { day: day(signed.validTo, language) })}</small>
      {visits.length > 0 ? (
        <details>
          <summary>{t('viewers', { n: visits.length })}</summary>
          <ul>
            {visits.map((visit, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may begin at one moment, and what was done never changes
              <li key={n}>
                <Visit {...visit} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <small>{t('nobody')}</small>
      )}
      <button
        type="button"
        className={cx(form.link, styles.link)}
        disabled={busy !== null}
        onClick={props.onSave}
      >
        <Icon name="download" size={16} />
        {busy === signed.contractNo ? t('printing') : t(signed.code)}
      </button>
      {signed.status === 'EFFECTIVE' && (
        <button
          type="button"
          className={cx(form.link, styles.link, styles.consentsEnd)}
          disabled={busy !== null}
          onClick={props.onWithdraw}
        >
          {t('withdrawOf', { title: signed.title })}
        </button>
      )}
    </div>
  )
}

/** Who looked at what and when; what was done in it opens where it was more than one thing. */
function Visit({ who, from, looks }: Signed['visits'][number]) {
  const language = useLanguage()
  const now = new Date()
  const line = `${who} · ${doneText(looks, language)} · ${objectsOf(looks).join('、')}`
  return (
    <>
      {looks.length === 1 ? (
        line
      ) : (
        <details>
          <summary>{line}</summary>
          <ul>
            {looks.map((look, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was done never changes its order
              <li key={n}>
                {look.action} · {look.object}
                <small className={textStyles.num}>{instant(look.at, now, language)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <small className={textStyles.num}>{instant(from, now, language)}</small>
    </>
  )
}
