import { DATA_SCOPES, type RoleRow } from '@xinjian/contract/nouns/role'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../people/people.module.css'
import { words } from './words.ts'

/** What a role sees of its institution. */
export function ScopeChoice(props: {
  value: RoleRow['dataScope']
  readOnly: boolean
  onChange: (value: RoleRow['dataScope']) => void
}) {
  const t = useWords(words)
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('scope')}</legend>
      {DATA_SCOPES.map((scope) => (
        <label key={scope} className={styles.tick}>
          <input
            type="radio"
            name="dataScope"
            checked={props.value === scope}
            disabled={props.readOnly}
            onChange={() => props.onChange(scope)}
          />
          <span>{t(scope)}</span>
        </label>
      ))}
      <small className={textStyles.muted}>{t('scopeNote')}</small>
    </fieldset>
  )
}
