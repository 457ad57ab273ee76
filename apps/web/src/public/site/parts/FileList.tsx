import type { Language } from '../../../i18n/language.ts'
import button from '../../../ui/button.module.css'
import { words } from '../downloads/words.ts'
import { sayIn, type ToldFile } from '../page.ts'
import styles from './file-list.module.css'

/** What each file is called in the words of the download centre. */
const NAMES: Record<string, 'template' | 'book' | 'json' | 'sdk' | 'sign' | 'callbacks'> = {
  '/files/invoice-verification-template.xlsx': 'template',
  '/files/sample-invoice-report.xlsx': 'book',
  '/files/sample-invoice-report.json': 'json',
  '/files/xinjian-sdk.zip': 'sdk',
  '/files/xinjian-signing.mjs': 'sign',
  '/files/callback-samples.json': 'callbacks',
}

/** Whether a file is for who connects systems, and of no use to who borrows. */
export const isForSystems = ({ path }: ToldFile): boolean =>
  ['sdk', 'sign', 'callbacks'].includes(NAMES[path] ?? '')

/** Files with size, day and hash, each with its button. */
export function FileList({ lang, files }: { lang: Language; files: readonly ToldFile[] }) {
  const say = sayIn(words, lang)
  return (
    <ul className={styles.files}>
      {files.map(({ path, size, sha256, date }) => {
        const name = NAMES[path]
        if (!name) throw new Error(`no words for ${path}`)
        return (
          <FileLine
            key={path}
            lang={lang}
            path={path}
            name={say(`${name}Name`)}
            text={say(`${name}Text`)}
            facts={{ size: say('kib', { n: Math.max(1, Math.round(size / 1000)) }), date, sha256 }}
          />
        )
      })}
    </ul>
  )
}

/** One file. `facts` absent = they are told once the file is made (`islands/papers.ts`). */
export function FileLine({
  lang,
  path,
  name,
  text,
  facts,
}: {
  lang: Language
  path: string
  name: string
  text: string
  facts?: { size: string; date: string; sha256: string }
}) {
  const say = sayIn(words, lang)
  return (
    <li data-file={facts ? undefined : path}>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
        <dl hidden={!facts}>
          <dt>{say('size')}</dt>
          <dd data-slot="size">{facts?.size}</dd>
          <dt>{say('date')}</dt>
          <dd data-slot="date">{facts?.date}</dd>
          <dt>SHA-256</dt>
          <dd>
            <code data-slot="sha256">{facts?.sha256}</code>
          </dd>
        </dl>
        {!facts && <p role="status" data-slot="said" />}
      </div>
      <a
        className={button.btn}
        data-part="button"
        href={path}
        download=""
        aria-label={`${say('get')}${lang === 'en' ? ': ' : '：'}${name}`}
      >
        {say('get')}
      </a>
    </li>
  )
}
