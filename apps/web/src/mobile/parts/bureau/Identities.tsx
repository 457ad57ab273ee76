import { useWords } from '../../../i18n/dictionary.ts'
import type { Door } from '../../tax/hooks/use-door.ts'
import { bureau } from '../../words/bureau.ts'
import styles from '../form.module.css'

/** In which role one logs in, where the bureau knows several. */
export function Identities(props: {
  door: Door
  value: string
  onChange: (identity: string) => void
}) {
  const t = useWords(bureau)
  const { identities } = props.door
  if (identities.length < 2) return null
  return (
    <div>
      <p className={styles.label} id="identity">
        {t('identity')}
      </p>
      <div className={styles.choices} role="radiogroup" aria-labelledby="identity">
        {identities.map(({ code, name }) => (
          // biome-ignore lint/a11y/useSemanticElements: a big button reads and taps better than a dot.
          <button
            key={code}
            type="button"
            role="radio"
            aria-checked={props.value === code}
            onClick={() => props.onChange(code)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
