import type { LimitSpec } from '@xinjian/engine/report/rulebook'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { readAs, shownOf } from './numbers.ts'
import styles from './rulebook.module.css'
import { unitWords, words } from './words.ts'

/** One number of a rule: typed, with its unit, the default beside it, and a mark where it differs. */
export function LimitInput(props: {
  rule: string
  spec: LimitSpec
  typed: string | undefined
  readOnly: boolean
  onType: (text: string) => void
}) {
  const { rule, spec, typed } = props
  const t = useWords(words)
  const tu = useWords(unitWords)
  const language = useLanguage()
  const usual = shownOf(spec, spec.default)
  const value = typed ?? usual
  const wrong = value.trim() !== '' && readAs(spec, value) === null
  const changed = !wrong && value.trim() !== '' && readAs(spec, value) !== spec.default
  return (
    <Field
      className={styles.limit}
      label={
        <>
          {spec.words[language]}
          {changed && <Tag colour="accent">{t('changed')}</Tag>}
        </>
      }
      hint={t('default', { value: usual, unit: tu(spec.unit) })}
      error={wrong ? t('notNumber') : null}
    >
      {(ids) => (
        <Input
          {...ids}
          inputMode="decimal"
          autoComplete="off"
          name={`${rule}.${spec.name}`}
          value={value}
          readOnly={props.readOnly}
          suffix={tu(spec.unit)}
          onChange={(event) => props.onType(event.target.value)}
        />
      )}
    </Field>
  )
}
