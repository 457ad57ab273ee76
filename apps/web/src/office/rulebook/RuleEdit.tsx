import type { ListedRule } from '@xinjian/contract/rules/book'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSay } from '../../reports/english/english.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { Field, Input } from '../../ui/Field.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { LimitInput } from './LimitInput.tsx'
import styles from './rulebook.module.css'
import { type Draft, fieldOf } from './useDraft.ts'
import { words } from './words.ts'

/** One rule of a version: what it says by the table, its limits, and its switch. */
export function RuleEdit(props: { rule: ListedRule; draft: Draft; readOnly: boolean }) {
  const { rule, draft, readOnly } = props
  const t = useWords(words)
  const language = useLanguage()
  const say = useSay(language)
  const said = (text: string) => say?.(text) ?? text
  const reason = draft.off[rule.id]
  // The catalogue itself is no source to a reader; what stands behind it is.
  const basis = rule.source.replace(/^domain §[^；]*；?/, '')
  return (
    <section className={styles.rule} aria-label={`${rule.id} ${rule.name}`}>
      <header>
        <h3>
          <span className={textStyles.num}>{rule.id}</span> {said(rule.name)}
          {rule.redLine && <span title="★">★</span>}
        </h3>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={reason !== undefined}
            disabled={readOnly}
            onChange={(event) => draft.switchOff(rule.id, event.target.checked ? '' : null)}
          />
          {t('off')}
        </label>
      </header>
      <p className={textStyles.muted}>{said(rule.threshold)}</p>
      {basis && (
        <p className={textStyles.muted}>
          {t('source')}：{basis}
        </p>
      )}
      <p className={textStyles.muted}>
        {t('kinds')}：{rule.kinds.map((kind) => kindTitle(kind, language)).join('、')}
      </p>
      {rule.platformOff !== null && reason === undefined && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={draft.on.includes(rule.id)}
            disabled={readOnly}
            onChange={(event) => draft.keepOn(rule.id, event.target.checked)}
          />
          {t('keepOn')}（{t('platformOff', { reason: rule.platformOff })}）
        </label>
      )}
      {reason !== undefined ? (
        <Field label={t('offReason')} required error={reason.trim() === '' ? t('offNeeds') : null}>
          {(ids) => (
            <Input
              {...ids}
              name={`${rule.id}.off`}
              value={reason}
              maxLength={200}
              readOnly={readOnly}
              onChange={(event) => draft.switchOff(rule.id, event.target.value)}
            />
          )}
        </Field>
      ) : (
        <div className={styles.limits}>
          {rule.limits.length === 0 && <p className={textStyles.muted}>{t('fixed')}</p>}
          {rule.limits.map((spec) => (
            <LimitInput
              key={spec.name}
              rule={rule.id}
              spec={spec}
              typed={draft.typed[fieldOf(rule.id, spec.name)]}
              readOnly={readOnly}
              onType={(text) => draft.type(rule.id, spec.name, text)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
