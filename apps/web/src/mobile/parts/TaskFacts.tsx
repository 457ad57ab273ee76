import { useWords } from '../../i18n/dictionary.ts'
import { useConsent } from '../tax/hooks/use-consent.ts'
import { useTask } from '../tax/hooks/use-tax.ts'
import { outcome } from '../words/outcome.ts'
import { MyConsents } from './owner/MyConsents.tsx'
import result from './result.module.css'
import styles from './screen.module.css'

/** The few facts one keeps of a task: who, what, on which consent, under which number. */
export function TaskFacts() {
  const t = useWords(outcome)
  const task = useTask()
  const consent = useConsent()
  const got = task.datasets.filter((d) => d.state === 'DONE')
  const rows = got.reduce((sum, d) => sum + d.rows, 0)
  const facts: [label: string, value: string | null | undefined][] = [
    [t('enterprise'), task.enterprise?.name],
    [t(task.kind === 'ERP' ? 'program' : 'area'), task.area?.name],
    [
      t('kinds'),
      got.length > 0
        ? t('kindsValue', { n: got.length, rows: rows.toLocaleString('en-US') })
        : null,
    ],
    [t('contract'), consent?.contractNo],
    [t('fin'), task.finTaskId],
  ]
  return (
    <>
      <section className={styles.card}>
        <dl className={result.facts}>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <MyConsents />
    </>
  )
}
