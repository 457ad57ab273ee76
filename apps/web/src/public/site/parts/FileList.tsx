import type { Language } from '../../../i18n/language.ts'
import button from '../../../ui/button.module.css'
import { words } from '../downloads/words.ts'
import { sayIn, type ToldFile } from '../page.ts'
import styles from './file-list.module.css'

/** What each file is called in the words of the download centre. */
const NAMES: Record<string, 'template' | 'book' | 'json' | 'sign'> = {
  '/files/invoice-verification-template.xlsx': 'template',
  '/files/sample-invoice-report.xlsx': 'book',
  '/files/sample-invoice-report.json': 'json',
  '/files/xinjian-signing.mjs': 'sign',
}

/** Files with size, day and hash, each with its button. */
export function FileList({ lang, files }: { lang: Language; files: readonly ToldFile[] }) {
  const say = sayIn(words, lang)
  return (
    <ul className={styles.files}>
      {files.map(({ path, size, sha256, date }) => {
        const name = NAMES[path]
        if (!name) throw new Error(`no words for ${path}`)
        return (
          <li key={path}>
            <div>
              <h3>{say(`${name}Name`)}</h3>
              <p>{say(`${name}Text`)}</p>
              <dl>
                <dt>{say('size')}</dt>
                <dd>{say('kib', { n: Math.max(1, Math.round(size / 1000)) })}</dd>
                <dt>{say('date')}</dt>
                <dd>{date}</dd>
                <dt>SHA-256</dt>
                <dd>
                  <code>{sha256}</code>
                </dd>
              </dl>
            </div>
            <a
              className={button.btn}
              data-part="button"
              href={path}
              download=""
              aria-label={`${say('get')}${lang === 'en' ? ': ' : '：'}${say(`${name}Name`)}`}
            >
              {say('get')}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
