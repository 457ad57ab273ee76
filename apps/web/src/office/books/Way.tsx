import { Link, useLocation } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSay } from '../../reports/english/english.ts'
import { spanText } from '../../reports/format/window.ts'
import styles from './books.module.css'
import { addressOf, levelOf, type Place } from './place.ts'
import { words } from './words.ts'

/** What a place is called on the way to it. */
export function usePlaceName(items: ReadonlyMap<string, string>) {
  const t = useWords(words)
  const language = useLanguage()
  const say = useSay(language)
  return (place: Place): string => {
    switch (levelOf(place)) {
      case 'VOUCHER':
        return `${place.voucher!.month} ${place.voucher!.no}`
      case 'LINES':
        return spanText(place.span!.from, place.span!.to, language)
      case 'ACCOUNT':
        return place.accounts.at(-1)!
      case 'ACCOUNTS': {
        const label = place.item && items.get(place.item.code)
        return label ? (say?.(label) ?? label) : t('all')
      }
      default:
        return t('statements')
    }
  }
}

/** The way from the statements to where one stands: each step leads back. */
export function Way(props: { way: readonly Place[]; nameOf: (place: Place) => string }) {
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const to = (place: Place) => {
    const query = new URLSearchParams(search)
    for (const [key, value] of Object.entries({ ...addressOf(place), keyword: null }))
      if (value === null) query.delete(key)
      else query.set(key, value)
    return `${pathname}?${query}`
  }
  return (
    <nav aria-label={t('way')} className={styles.way}>
      <ol>
        {props.way.map((place, i) => (
          <li key={levelOf(place) + place.accounts.join()}>
            {i === props.way.length - 1 ? (
              <span aria-current="page">{props.nameOf(place)}</span>
            ) : (
              <Link to={to(place)}>{props.nameOf(place)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
