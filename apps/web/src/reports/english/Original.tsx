import { useReport } from '../context.tsx'
import { hasChinese } from '../format/chinese.ts'
import styles from '../verdict/verdict.module.css'

/**
 * A sentence or name of the document. An English reader gets it in English where the dictionary has it, else as it was
 * written, marked as the Chinese original. `after`: what the place has said already, so that the sentence does not begin with it.
 */
export function Original({ text, after = '' }: { text: string; after?: string }) {
  const { say, lang, t } = useReport()
  const whole = say(text)
  const said = whole.startsWith(after) ? whole.slice(after.length) : whole
  if (lang === 'zh' || !hasChinese(said)) return said
  return (
    <span lang="zh" className={styles.original} title={t.original}>
      {text}
    </span>
  )
}
