import type { Language } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { VERIFIED_A_DAY } from '../../art/figures.ts'
import { inLanguage, listed, sayIn } from '../page.ts'
import { words as tax } from '../tutorial-tax/words.ts'
import { words as verify } from '../tutorial-verify/words.ts'
import styles from './find.module.css'
import { words } from './words.ts'

/** What the tutorials tell, by page and anchor: their steps, then their questions. */
const TOLD = [
  { at: paths.tutorialTax(), words: tax, parts: ['firm', 'bank', 'faq'] },
  { at: paths.tutorialVerify(), words: verify, parts: ['ways', 'faq'] },
]

/**
 * Seeks in all tutorials. All of it stands in the page, hidden, and `islands/find.ts` shows what matches; without a script there is no box,
 * and every step is in the page anyhow.
 */
export function Find({ lang }: { lang: Language }) {
  const say = sayIn(words, lang)
  return (
    <search
      className={styles.find}
      data-island="find"
      data-screen-only=""
      data-none={say('none')}
      data-some={words[lang].some}
      hidden
    >
      <label htmlFor="find">{say('find')}</label>
      <input id="find" type="search" autoComplete="off" placeholder={say('findHint')} />
      <p role="status" />
      <ul>
        {TOLD.flatMap(({ at, words: of, parts }) =>
          parts.flatMap((part) =>
            listed(of, lang, part, { aDay: VERIFIED_A_DAY }).map(({ title, text }, i) => (
              <li key={`${at}${part}${title}`} hidden>
                <a href={`${inLanguage(at, lang)}#${part}-${i + 1}`}>
                  <b>{title}</b>
                  <br />
                  <small>{text}</small>
                </a>
              </li>
            )),
          ),
        )}
      </ul>
    </search>
  )
}
