import { useQuery } from '@tanstack/react-query'
import { type DemoText, lendingDemo } from '@xinjian/contract/nouns/public/lendingDemo'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import styles from '../lending.module.css'
import { words } from '../words.ts'

/** One text to read in full; `children` signs the text that was read. */
export function Reader(props: {
  of: 'ENTERPRISE' | 'PERSON' | 'LOAN' | 'PAYMENT'
  loanNo?: number
  signed: boolean
  children: (text: DemoText) => ReactNode
}) {
  const t = useWords(words)
  const { of, loanNo, signed } = props
  const { data, error, refetch } = useQuery(
    query(lendingDemo.lendingText, loanNo === undefined ? { of } : { of, loanNo }),
  )
  if (error) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <article className={styles.card} aria-label={data.title}>
      <header className={styles.cardHead}>
        <h2>{data.title}</h2>
        {signed && <Tag colour="green">{t('signed')}</Tag>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever reads by keyboard scrolls it. */}
      <section className={styles.text} aria-label={t('fullText')} tabIndex={0}>
        {data.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <p className={styles.hash}>{t('hash', { hash: data.hash.slice(0, 16) })}</p>
      {!signed && props.children(data)}
    </article>
  )
}
