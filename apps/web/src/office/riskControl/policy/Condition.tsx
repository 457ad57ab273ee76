import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { POLICY_GRADES, RISK_LEVELS, type Subject } from '@xinjian/engine/report/policy/table'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { DECISION_WORDS } from '../../../reports/verdict/decision-words.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Field, Input, Select } from '../../../ui/Field.tsx'
import { useLineWords } from '../judged/useLineWords.ts'
import styles from '../risk.module.css'
import {
  type DraftCondition,
  isNamed,
  relationsOf,
  standsAlone,
  subjectsOf,
  unitOf,
} from './draft.ts'
import { words } from './words.ts'

const DECISIONS = ['ADMIT', 'CLEAR', 'REVIEW', 'REJECT', 'UNRATABLE'] as const

/** One condition: report, what of it, relation, value. Choosing one part puts the parts behind it right. */
export function Condition(props: {
  of: DraftCondition
  kinds: readonly ReportKind[]
  vocabulary: readonly RiskVocabulary[]
  onChange: (condition: DraftCondition) => void
  onRemove: (() => void) | undefined
}) {
  const { of, vocabulary } = props
  const t = useWords(words)
  const language = useLanguage()
  const say = useLineWords()
  const known = vocabulary.find(({ kind }) => kind === of.report)
  const unit = unitOf(vocabulary, of)
  const change = (next: Partial<DraftCondition>) => {
    const merged = { ...of, ...next }
    const there = vocabulary.find(({ kind }) => kind === merged.report)
    const subjects = there ? subjectsOf(there) : []
    const about = subjects.includes(merged.about) ? merged.about : (subjects[0] ?? merged.about)
    const moved = about !== of.about || merged.report !== of.report
    const key = moved ? '' : merged.key
    const relations = relationsOf(about, unitOf(vocabulary, { ...merged, about, key }))
    const is = relations.includes(merged.is) ? merged.is : relations[0]!
    const typed = moved || merged.key !== of.key ? '' : merged.typed
    props.onChange({ ...merged, about, key, is, typed })
  }
  const named =
    of.about === 'RULE'
      ? known?.rules.map((one) => ({ key: one.key, name: `${one.key} ${say.text(one.name)}` }))
      : of.about === 'CHECK'
        ? known?.checks.map((one) => ({
            key: one.key,
            name: `${say.text(one.pack)} · ${say.text(one.name)}`,
          }))
        : known?.indicators.map((one) => ({
            key: one.key,
            name: say.text(one.name),
          }))
  return (
    <div className={styles.condition}>
      <Field label={t('report')}>
        {(ids) => (
          <Select
            {...ids}
            value={of.report}
            onChange={({ target }) => change({ report: target.value as ReportKind })}
          >
            {[...new Set([...props.kinds, of.report])].map((kind) => (
              <option key={kind} value={kind}>
                {kindTitle(kind, language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('about')}>
        {(ids) => (
          <Select
            {...ids}
            value={of.about}
            onChange={({ target }) => change({ about: target.value as Subject })}
          >
            {(known ? subjectsOf(known) : [of.about]).map((about) => (
              <option key={about} value={about}>
                {t(about)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isNamed(of.about) ? (
        <Field label={t('which')} className={styles.which}>
          {(ids) => (
            <Select
              {...ids}
              value={of.key}
              onChange={({ target }) => change({ key: target.value })}
            >
              <option value="">{t('choose')}</option>
              {named?.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <Field label={t('relation')}>
        {(ids) => (
          <Select
            {...ids}
            value={of.is}
            onChange={({ target }) => change({ is: target.value as DraftCondition['is'] })}
          >
            {relationsOf(of.about, unit).map((is) => (
              <option key={is} value={is}>
                {t(is)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!standsAlone(of.about) && (
        <Field label={t('value')}>
          {(ids) => <Value {...ids} of={of} unit={unit} onType={(typed) => change({ typed })} />}
        </Field>
      )}
      {props.onRemove && (
        <IconButton icon="close" label={t('removeCondition')} onClick={props.onRemove} />
      )}
    </div>
  )
}

/** The value that it is compared with: chosen where there are few, typed where it is a number. */
function Value(props: {
  id: string
  of: DraftCondition
  unit: ReturnType<typeof unitOf>
  onType: (typed: string) => void
}) {
  const { of, unit, onType, id } = props
  const t = useWords(words)
  const language = useLanguage()
  const choices: readonly (readonly [value: string, name: string])[] | null =
    of.about === 'GRADE'
      ? POLICY_GRADES.map((grade) => [grade, grade])
      : of.about === 'RISK'
        ? RISK_LEVELS.map((level) => [level, t(level)])
        : of.about === 'DECISION'
          ? DECISIONS.map((level) => [level, DECISION_WORDS[language][level]])
          : unit === 'bool'
            ? [
                ['true', t('yes')],
                ['false', t('no')],
              ]
            : null
  if (choices)
    return (
      <Select id={id} value={of.typed} onChange={({ target }) => onType(target.value)}>
        <option value="">{t('choose')}</option>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    )
  const suffix =
    unit === 'ratio' || unit === 'pp' ? t('percent') : unit === 'yuan' ? t('yuanUnit') : undefined
  return (
    <Input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      value={of.typed}
      onChange={({ target }) => onType(target.value)}
      {...(suffix && { suffix })}
    />
  )
}
