import type { RoleRow } from '@xinjian/contract/nouns/role'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { useRoleName } from '../role/role-names.ts'
import styles from './people.module.css'
import { words } from './words.ts'

/** The roles of an account; those that go beyond one's own rights are shown and cannot be chosen. */
export function RoleTicks(props: {
  roles: readonly RoleRow[]
  ticked: readonly string[]
  /** That none is chosen is to be told. */
  blamed: boolean
  onChange: (codes: string[]) => void
}) {
  const t = useWords(words)
  const name = useRoleName()
  const { roles, ticked, onChange } = props
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('roles')}</legend>
      {roles.map((role) => (
        <label key={role.id} className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked.includes(role.roleCode)}
            disabled={role.beyond}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...ticked, role.roleCode]
                  : ticked.filter((code) => code !== role.roleCode),
              )
            }
          />
          <span>
            {name(role)}
            {(role.beyond || role.note) && (
              <small className={textStyles.muted}> {role.beyond ? t('beyond') : role.note}</small>
            )}
          </span>
        </label>
      ))}
      {props.blamed && ticked.length === 0 && (
        <p role="alert" className={styles.fault}>
          {t('chooseRole')}
        </p>
      )}
    </fieldset>
  )
}
