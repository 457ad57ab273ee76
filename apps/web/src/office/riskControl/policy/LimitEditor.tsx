import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field, Input, Select } from '../../../ui/Field.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { useLineWords } from '../judged/useLineWords.ts'
import type { DraftTable } from './draft.ts'
import { words } from './words.ts'

const MOST_LEGS = 4

/** How the limit is reckoned: suggestions of reports and figures in yuan, each times a number; the lowest or the highest. */
export function LimitEditor(props: {
  of: DraftTable
  vocabulary: readonly RiskVocabulary[]
  readOnly: boolean
  onChange: (limit: DraftTable['limit']) => void
}) {
  const { of, vocabulary, readOnly, onChange } = props
  const t = useWords(words)
  const language = useLanguage()
  const say = useLineWords()
  const { limit } = of
  const sources = of.reports.flatMap(({ kind }) => {
    const known = vocabulary.find((one) => one.kind === kind)
    const title = kindTitle(kind, language)
    return [
      ...(known?.lends ? [{ value: `${kind}|`, label: `${title} · ${t('suggestion')}` }] : []),
      ...(known?.indicators ?? [])
        .filter(({ unit }) => unit === 'yuan')
        .map(({ key, name }) => ({
          value: `${kind}|${key}`,
          label: `${title} · ${say.text(name)}`,
        })),
    ]
  })
  const legOf = (value: string) => {
    const [report, key] = value.split('|')
    return { report: report as DraftTable['reports'][number]['kind'], ...(key && { key }) }
  }
  const first = sources[0]
  if (!limit)
    return (
      <Card title={t('limit')}>
        <p className={textStyles.muted}>{t('noLimit')}</p>
        {!readOnly && (
          <Button
            icon="plus"
            disabled={!first}
            onClick={() =>
              first &&
              onChange({ legs: [{ ...legOf(first.value), times: '1' }], take: 'MIN', cap: '' })
            }
          >
            {t('withLimit')}
          </Button>
        )}
      </Card>
    )
  const put = (i: number, leg: (typeof limit.legs)[number]) =>
    onChange({ ...limit, legs: limit.legs.map((old, at) => (at === i ? leg : old)) })
  return (
    <Card title={t('limit')}>
      <div className={layout.stack3}>
        <Field label={t('take')}>
          {(ids) => (
            <Select
              {...ids}
              value={limit.take}
              disabled={readOnly}
              onChange={({ target }) =>
                onChange({ ...limit, take: target.value as typeof limit.take })
              }
            >
              <option value="MIN">{t('MIN')}</option>
              <option value="MAX">{t('MAX')}</option>
            </Select>
          )}
        </Field>
        {limit.legs.map((leg, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: legs are edited in their place.
          <div key={i} className={layout.row2}>
            <Field label={t('leg')}>
              {(ids) => (
                <Select
                  {...ids}
                  value={`${leg.report}|${leg.key ?? ''}`}
                  disabled={readOnly}
                  onChange={({ target }) => put(i, { ...legOf(target.value), times: leg.times })}
                >
                  {sources.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('times')}>
              {(ids) => (
                <Input
                  {...ids}
                  inputMode="decimal"
                  value={leg.times}
                  readOnly={readOnly}
                  onChange={({ target }) => put(i, { ...leg, times: target.value })}
                />
              )}
            </Field>
            {!readOnly && (
              <IconButton
                icon="close"
                label={t('removeLeg')}
                onClick={() => {
                  const legs = limit.legs.filter((_, at) => at !== i)
                  onChange(legs.length === 0 ? null : { ...limit, legs })
                }}
              />
            )}
          </div>
        ))}
        {!readOnly && limit.legs.length < MOST_LEGS && first && (
          <Button
            size="sm"
            icon="plus"
            onClick={() =>
              onChange({
                ...limit,
                legs: [...limit.legs, { ...legOf(first.value), times: '1' }],
              })
            }
          >
            {t('addLeg')}
          </Button>
        )}
        <Field label={t('cap')} hint={t('capHint')}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="decimal"
              value={limit.cap}
              readOnly={readOnly}
              onChange={({ target }) => onChange({ ...limit, cap: target.value })}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}
