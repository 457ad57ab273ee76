import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field, Input, Select } from '../../../ui/Field.tsx'
import layout from '../../../ui/styles/layout.module.css'
import type { DraftTable } from './draft.ts'
import { words } from './words.ts'

/** Until somebody says otherwise data may be so old: what the gates of reports call red. */
const DAYS = '60'

/** Which reports the policy uses, how old their data may be, and whose score is told. */
export function Needs(props: {
  of: DraftTable
  vocabulary: readonly RiskVocabulary[]
  readOnly: boolean
  onChange: (change: Partial<DraftTable>) => void
}) {
  const { of, vocabulary, readOnly, onChange } = props
  const t = useWords(words)
  const language = useLanguage()
  const left = vocabulary.filter(({ kind }) => !of.reports.some((one) => one.kind === kind))
  const scored = of.reports.filter(
    ({ kind }) => vocabulary.find((one) => one.kind === kind)?.scored,
  )
  return (
    <Card title={t('needs')}>
      <div className={layout.stack3}>
        {of.reports.map(({ kind, days }) => (
          <div key={kind} className={layout.row2}>
            <Field label={kindTitle(kind, language)}>
              {(ids) => (
                <Input
                  {...ids}
                  inputMode="numeric"
                  value={days}
                  readOnly={readOnly}
                  suffix={t('days')}
                  onChange={({ target }) =>
                    onChange({
                      reports: of.reports.map((one) =>
                        one.kind === kind ? { kind, days: target.value } : one,
                      ),
                    })
                  }
                />
              )}
            </Field>
            {!readOnly && (
              <IconButton
                icon="close"
                label={`${t('removeLeg')} ${kindTitle(kind, language)}`}
                onClick={() =>
                  onChange({
                    reports: of.reports.filter((one) => one.kind !== kind),
                    ...(of.score === kind && { score: '' }),
                  })
                }
              />
            )}
          </div>
        ))}
        {!readOnly && (
          <Field label={t('addReport')}>
            {(ids) => (
              <Select
                {...ids}
                value=""
                onChange={({ target }) =>
                  onChange({
                    reports: [...of.reports, { kind: target.value as ReportKind, days: DAYS }],
                  })
                }
              >
                <option value="">{t('choose')}</option>
                {left.map(({ kind }) => (
                  <option key={kind} value={kind}>
                    {kindTitle(kind, language)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={t('score')}>
          {(ids) => (
            <Select
              {...ids}
              value={of.score}
              disabled={readOnly}
              onChange={({ target }) => onChange({ score: target.value as DraftTable['score'] })}
            >
              <option value="">{t('noScore')}</option>
              {scored.map(({ kind }) => (
                <option key={kind} value={kind}>
                  {kindTitle(kind, language)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Card>
  )
}
