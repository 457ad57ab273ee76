import type { RiskMatrix } from '@xinjian/contract/nouns/rules/riskOrder'
import { OUTCOMES } from '@xinjian/engine/report/policy/table'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { OutcomeTag } from './OutcomeTag.tsx'
import styles from './risk.module.css'
import { words } from './words.ts'

/** Champion and challenger side by side: how many enterprises go from which outcome to which. */
export function Matrix({ of }: { of: RiskMatrix }) {
  const t = useWords(words)
  const count = (against: string, own: string) =>
    of.find((cell) => cell.against === against && cell.outcome === own)?.n ?? 0
  return (
    <Card title={t('matrix')}>
      <table className={styles.matrix}>
        <caption className={textStyles.mutedSm}>{t('matrixNote')}</caption>
        <thead>
          <tr>
            <td />
            {OUTCOMES.map((own) => (
              <th key={own} scope="col">
                <OutcomeTag outcome={own} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OUTCOMES.map((against) => (
            <tr key={against}>
              <th scope="row">
                <OutcomeTag outcome={against} />
              </th>
              {OUTCOMES.map((own) => (
                <td
                  key={own}
                  className={textStyles.num}
                  {...(own === against && { 'data-same': '' })}
                >
                  {count(against, own).toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
