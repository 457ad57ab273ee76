import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { common } from '../words/common.ts'
import { CodeBoxes } from './CodeBoxes.tsx'
import codeStyles from './code.module.css'
import styles from './screen.module.css'

/** The six boxes of a code, what is said of it, and how to have another. */
export function CodeCard(props: {
  value: string
  onChange: (value: string) => void
  onFull: (value: string) => void
  bad: boolean
  disabled: boolean
  said: ReactNode
  resend: ReactNode
}) {
  const c = useWords(common)
  const { said, resend, ...boxes } = props
  return (
    <section className={styles.card}>
      <CodeBoxes label={c('codeLabel')} {...boxes} />
      <p className={codeStyles.codeFoot}>
        <span role="status">{said}</span>
        {resend}
      </p>
    </section>
  )
}
