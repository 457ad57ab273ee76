import { partName } from '@xinjian/contract/status/names'
import { SERVICE_PARTS, STATUS_PARTS } from '@xinjian/contract/status/status'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import styles from '../people/people.module.css'
import { words } from './words.ts'

const SERVICES: readonly string[] = SERVICE_PARTS
const BUREAUS = STATUS_PARTS.filter((part) => !SERVICES.includes(part))

/** Which parts of the service an announcement is about. */
export function PartTicks(props: {
  ticked: readonly string[]
  /** That none is chosen is to be told. */
  blamed: boolean
  onChange: (parts: string[]) => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { ticked, onChange } = props
  const group = (legend: string, parts: readonly string[]) => (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {parts.map((part) => (
        <label key={part} className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked.includes(part)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, part] : ticked.filter((one) => one !== part))
            }
          />
          <span>{partName(part, language)}</span>
        </label>
      ))}
    </fieldset>
  )
  return (
    <>
      {group(t('parts'), SERVICES)}
      <details open={ticked.some((part) => BUREAUS.includes(part))}>
        <summary>{t('bureaus')}</summary>
        {group(t('bureaus'), BUREAUS)}
      </details>
      {props.blamed && ticked.length === 0 && (
        <p role="alert" className={styles.fault}>
          {t('partFirst')}
        </p>
      )}
    </>
  )
}
