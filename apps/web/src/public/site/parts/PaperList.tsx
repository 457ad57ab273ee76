import type { Language } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { words } from '../downloads/words.ts'
import { inLanguage, sayIn } from '../page.ts'
import { FileLine } from './FileList.tsx'
import styles from './file-list.module.css'

const PAPERS = [
  ['tax', paths.tutorialTax()],
  ['verify', paths.tutorialVerify()],
  ['paper', paths.whitePaper()],
] as const

/** Pages as PDF, which the server prints: size, day and hash are asked of it (`islands/papers.ts`), the button works without. */
export function PaperList({ lang }: { lang: Language }) {
  const say = sayIn(words, lang)
  return (
    <ul
      className={styles.files}
      data-island="papers"
      data-making={say('making')}
      data-unmade={say('unmade')}
      data-kib={say('kib', { n: '{n}' })}
    >
      {PAPERS.map(([name, page]) => (
        <FileLine
          key={name}
          lang={lang}
          path={`${inLanguage(page, lang)}.pdf`}
          name={say(`${name}Name`)}
          text={say(`${name}Text`)}
        />
      ))}
    </ul>
  )
}
