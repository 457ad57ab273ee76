import { useWords } from '../../../i18n/dictionary.ts'
import type { Suggestion } from '../../tax/hooks/use-search.ts'
import { entry } from '../../words/entry.ts'

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
      <div className="m-suggest" role="status">
        <p>{t(searching ? 'searching' : 'nothingFound')}</p>
      </div>
    )
  }
  return (
    <>
      <p className="sr-only" role="status">
        {t('found', { n: found.length })}
      </p>
      <ul className="m-suggest">
        {found.map((firm) => (
          <li key={firm.taxNo}>
            <button type="button" onClick={() => props.onPick(firm)}>
              <b>
                <Marked text={firm.name} part={keyword} />
              </b>
              <small className="num">{firm.taxNo}</small>
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
