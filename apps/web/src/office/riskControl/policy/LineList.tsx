import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/Field.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import styles from '../risk.module.css'
import { Condition } from './Condition.tsx'
import { type DraftCondition, type DraftLine, newId, relationsOf, subjectsOf } from './draft.ts'
import { words } from './words.ts'

/** As many as the contract takes. */
const MOST_LINES = 100
const MOST_CONDITIONS = 6

/** The lines of a draft, one below the other, each edited in its place. */
export function LineList(props: {
  lines: readonly DraftLine[]
  kinds: readonly ReportKind[]
  vocabulary: readonly RiskVocabulary[]
  onChange: (lines: DraftLine[]) => void
}) {
  const { lines, kinds, vocabulary, onChange } = props
  const t = useWords(words)
  const begun = (): DraftCondition | null => {
    const known = vocabulary.find(({ kind }) => kind === kinds[0])
    const about = known && subjectsOf(known)[0]
    if (!known || !about) return null
    return {
      id: newId(),
      about,
      report: known.kind,
      key: '',
      is: relationsOf(about, undefined)[0]!,
      typed: '',
    }
  }
  const put = (i: number, line: DraftLine) =>
    onChange(lines.map((old, at) => (at === i ? line : old)))
  const move = (i: number, by: -1 | 1) => {
    const next = [...lines]
    const [line] = next.splice(i, 1)
    next.splice(i + by, 0, line!)
    onChange(next)
  }
  const add = () => {
    const first = begun()
    if (first) onChange([...lines, { id: newId(), when: [first], verdict: 'REVIEW' }])
  }
  return (
    <Card title={t('table')}>
      <p className={textStyles.mutedSm}>{t('tableNote')}</p>
      <ol className={styles.lines}>
        {lines.map((line, i) => (
          <li key={line.id} className={styles.line}>
            <header>
              <b>{t('line', { n: i + 1 })}</b>
              <span className={layout.row2}>
                <IconButton
                  icon="up"
                  label={t('moveUp', { n: i + 1 })}
                  disabled={i === 0}
                  onClick={() => move(i, -1)}
                />
                <IconButton
                  icon="down"
                  label={t('moveDown', { n: i + 1 })}
                  disabled={i === lines.length - 1}
                  onClick={() => move(i, 1)}
                />
                <IconButton
                  icon="close"
                  label={t('removeLine', { n: i + 1 })}
                  onClick={() => onChange(lines.filter((_, at) => at !== i))}
                />
              </span>
            </header>
            {line.when.map((condition, c) => (
              <div key={condition.id} className={layout.stack3}>
                <span className={textStyles.muted}>{c === 0 ? t('if') : t('and')}</span>
                <Condition
                  of={condition}
                  kinds={kinds}
                  vocabulary={vocabulary}
                  onChange={(next) =>
                    put(i, { ...line, when: line.when.map((old, at) => (at === c ? next : old)) })
                  }
                  onRemove={
                    line.when.length > 1
                      ? () => put(i, { ...line, when: line.when.filter((_, at) => at !== c) })
                      : undefined
                  }
                />
              </div>
            ))}
            <div className={layout.row2}>
              <span className={textStyles.muted}>{t('thenIs')}</span>
              <Select
                aria-label={t('thenIs')}
                value={line.verdict}
                onChange={({ target }) =>
                  put(i, { ...line, verdict: target.value as DraftLine['verdict'] })
                }
              >
                <option value="REJECT">{t('REJECT')}</option>
                <option value="REVIEW">{t('REVIEW')}</option>
              </Select>
              {line.when.length < MOST_CONDITIONS && (
                <Button
                  size="sm"
                  icon="plus"
                  onClick={() => {
                    const more = begun()
                    if (more) put(i, { ...line, when: [...line.when, more] })
                  }}
                >
                  {t('addCondition')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Button icon="plus" disabled={kinds.length === 0 || lines.length >= MOST_LINES} onClick={add}>
        {t('addLine')}
      </Button>
    </Card>
  )
}
