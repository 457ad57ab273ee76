import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Contracts } from '../../tax/flow.ts'
import { day } from '../../tax/time.ts'
import { signing } from '../../words/signing.ts'
import form from '../form.module.css'
import screen from '../screen.module.css'
import styles from './contract.module.css'

/** A consent that stands and that signing would put an end to: the person says which of the two is to hold. */
export function ConsentInForce(props: {
  standing: Contracts['standing']
  replace: boolean
  busy: boolean
  onReplace: (on: boolean) => void
  onKeep: () => void
}) {
  const t = useWords(signing)
  const language = useLanguage()
  return (
    <section className={screen.card} role="alert">
      <h2>{t('standingTitle')}</h2>
      <p className={styles.summaryNote}>{t('standingText')}</p>
      <ul className={styles.summary}>
        {props.standing.map((c) => (
          <li key={c.contractNo}>
            <b>{c.title}</b>
            <p>
              {t('standingLine', {
                no: c.contractNo,
                who: c.signer,
                from: day(c.signedAt, language),
                to: day(c.validTo, language),
              })}
            </p>
            <p>{t('standingFor', { names: c.grantees.join('、') })}</p>
          </li>
        ))}
      </ul>
      <label className={styles.tick} data-part="tick">
        <input
          type="checkbox"
          checked={props.replace}
          onChange={(event) => props.onReplace(event.target.checked)}
        />
        <span>{t('standingReplace')}</span>
      </label>
      <Button variant="quiet" block busy={props.busy} onClick={props.onKeep} className={form.link}>
        {t('standingKeep')}
      </Button>
    </section>
  )
}
