import { useWords } from '../../../i18n/dictionary.ts'
import textStyles from '../../../ui/styles/text.module.css'
import type { Suggestion } from '../../tax/hooks/use-search.ts'
import { entry } from '../../words/entry.ts'
import styles from '../form.module.css'

/** What the registry knows for the typed letters; they are marked in each name. */
export function Suggestions(props: {
  keyword: string
  found: readonly Suggestion[] | null
  searching: boolean
  onPick: (firm: Suggestion) => void
}) {
  const t = useWords(entry)
  const { found, searching, keyword } = props
  if (!found?.length) {
    if (!searching && !found) return null
    return (
      <div className={styles.suggest} data-part="suggestions" role="status">
        <p>{t(searching ? 'searching' : 'nothingFound')}</p>
      </div>
    )
  }
  return (
    <>
      <p className={textStyles.srOnly} role="status">
        {t('found', { n: found.length })}
      </p>
      <ul className={styles.suggest} data-part="suggestions">
        {found.map((firm) => (
          <li key={firm.taxNo}>
            <button type="button" onClick={() => props.onPick(firm)}>
              <b>
                <Marked text={firm.name} part={keyword} />
              </b>
              <small className={textStyles.num}>{firm.taxNo}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = part ? text.indexOf(part) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{part}</mark>
      {text.slice(at + part.length)}
    </>
  )
}
