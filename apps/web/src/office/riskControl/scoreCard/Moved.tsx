import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import { POLICY_GRADES } from '@xinjian/engine/report/policy/table'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import styles from '../risk.module.css'
import { words } from './words.ts'

/** Loans by the grade of either card: who comes out better or worse by the own one. */
export function Moved({ of }: { of: ScoreCardResult['moved'] }) {
  const t = useWords(words)
  const grades = POLICY_GRADES.filter((grade) =>
    of.some(({ platform, own }) => platform === grade || own === grade),
  )
  const count = (platform: string, own: string) =>
    of.find((cell) => cell.platform === platform && cell.own === own)?.n ?? 0
  if (grades.length === 0) return null
  return (
    <Card title={t('moved')}>
      <table className={styles.matrix}>
        <caption className={textStyles.mutedSm}>{t('movedNote')}</caption>
        <thead>
          <tr>
            <td />
            {grades.map((own) => (
              <th key={own} scope="col">
                {own}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grades.map((platform) => (
            <tr key={platform}>
              <th scope="row">{platform}</th>
              {grades.map((own) => (
                <td
                  key={own}
                  className={textStyles.num}
                  {...(own === platform && { 'data-same': '' })}
                >
                  {count(platform, own)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
