import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import type { Condition, PolicyLine } from '@xinjian/engine/report/policy/table'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card } from '../../../ui/Card.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { useLineWords } from '../judged/useLineWords.ts'
import styles from '../risk.module.css'
import { words } from './words.ts'

/** The table as sentences: 如果 …，且 …，则拒绝. */
export function ReadLines(props: {
  lines: readonly PolicyLine[]
  vocabulary: readonly RiskVocabulary[]
}) {
  const t = useWords(words)
  const say = useLineWords()
  const language = useLanguage()
  const sentence = (condition: Condition) => {
    const known = props.vocabulary.find(({ kind }) => kind === condition.report)
    const all = [...(known?.indicators ?? []), ...(known?.rules ?? []), ...(known?.checks ?? [])]
    const named = all.find(({ key }) => key === condition.key)
    const unit = known?.indicators.find(({ key }) => key === condition.key)?.unit
    return say.condition(condition, { name: named?.name ?? condition.key ?? '', unit })
  }
  return (
    <Card title={t('table')}>
      <p className={textStyles.mutedSm}>{t('tableNote')}</p>
      <ol className={styles.lines}>
        {props.lines.map(({ when, verdict }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a submitted table never moves.
          <li key={i} className={styles.line}>
            <header>
              <span className={textStyles.muted}>{t('line', { n: i + 1 })}</span>
              <Tag colour={verdict === 'REJECT' ? 'red' : 'yellow'}>
                {t('thenIs')} {t(verdict)}
              </Tag>
            </header>
            <ul>
              {when.map((condition, c) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <li key={c}>
                  {c === 0 ? t('if') : t('and')} {sentence(condition)}{' '}
                  <small className={textStyles.muted}>
                    {kindTitle(condition.report, language)}
                  </small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}
