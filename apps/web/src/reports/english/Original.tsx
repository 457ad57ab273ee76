import { useReport } from '../context.tsx'
import styles from '../verdict/verdict.module.css'

const CHINESE = /[\u3400-\u9fff]/

/**
 * A sentence or name of the document. An English reader gets it in English where the dictionary has it, else as it was
 * written, marked as the Chinese original.
 */
export function Original({ text }: { text: string }) {
  const { say, lang, t } = useReport()
  const said = say(text)
  if (lang === 'zh' || !CHINESE.test(said)) return said
  return (
    <span lang="zh" className={styles.original} title={t.original}>
      {text}
    </span>
  )
}
