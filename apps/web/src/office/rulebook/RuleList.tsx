import type { ListedRule } from '@xinjian/contract/rules/book'
import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { RuleEdit } from './RuleEdit.tsx'
import styles from './rulebook.module.css'
import { type Draft, fieldOf } from './useDraft.ts'
import { words } from './words.ts'

/** The catalogue with a search, each rule with what the version sets of it. */
export function RuleList(props: { rules: readonly ListedRule[]; draft: Draft; readOnly: boolean }) {
  const { rules, draft } = props
  const t = useWords(words)
  const [sought, setSought] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const touched = ({ id, limits }: ListedRule) =>
    draft.off[id] !== undefined ||
    draft.on.includes(id) ||
    limits.some(({ name }) => draft.typed[fieldOf(id, name)])
  const wanted = sought.trim().toUpperCase()
  const shown = rules.filter(
    (rule) =>
      (!onlyChanged || touched(rule)) &&
      (wanted === '' || rule.id.includes(wanted) || rule.name.toUpperCase().includes(wanted)),
  )
  return (
    <Card
      title={t('catalogue')}
      extra={
        <span className={textStyles.muted}>
          {t('shown', { n: shown.length, all: rules.length })}
        </span>
      }
    >
      <div className={styles.bar}>
        <Input
          className={styles.search}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Icon name="search" size={16} />}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.target.checked)}
          />
          {t('onlyChanged')}
        </label>
      </div>
      {shown.length === 0 ? (
        <Empty icon="search" title={t('found')} />
      ) : (
        <div className={styles.rules}>
          {shown.map((rule) => (
            <RuleEdit key={rule.id} rule={rule} draft={draft} readOnly={props.readOnly} />
          ))}
        </div>
      )}
    </Card>
  )
}
