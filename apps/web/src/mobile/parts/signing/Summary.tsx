import { useWords } from '../../../i18n/dictionary.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { longestOf } from '../../tax/consent.ts'
import { useFlow } from '../../tax/hooks/use-tax.ts'
import { erpWords } from '../../words/erp.ts'
import { signing } from '../../words/signing.ts'
import screen from '../screen.module.css'
import styles from './contract.module.css'

/** What is signed, on one screen, before its text: who gets what, for what, how long, and how it is taken back. */
export function Summary() {
  const t = useWords(signing)
  const e = useWords(erpWords)
  const { config, task } = useFlow()
  const books = task?.kind === 'ERP'
  const grantees = config?.grantees ?? []
  const months = longestOf(config)
  const contact = config?.service ?? ''
  const kinds = { n: config?.datasets.length ?? 0, months }
  const rows: [string, string][] = [
    [t('sumWho'), grantees.map((g) => g.name).join('、')],
    [t('sumWhat'), books ? e('sumWhat', kinds) : t('sumWhatText', kinds)],
    [t('sumFor'), [...new Set(grantees.map((g) => g.purpose))].join('；')],
    [t('sumTerm'), t('sumTermText')],
    [t('sumPassword'), books ? e('sumPassword') : t('sumPasswordText')],
    [t('sumBack'), t('sumBackText', { contact })],
  ]
  return (
    <section className={screen.card}>
      <h2>{t('sumTitle')}</h2>
      <dl className={styles.summary}>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt className={textStyles.muted}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.summaryNote}>{t('sumNote')}</p>
    </section>
  )
}
