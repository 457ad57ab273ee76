import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Brand } from '../../ui/brand/Seal.tsx'
import { PageHead } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './galaxy.module.css'
import { words } from './words.ts'

/** The frame of both pages of the registry: brand, heading, the way to the other page. */
export function Sheet(props: {
  title: string
  note: string
  other: 'find' | 'records'
  children: ReactNode
}) {
  const t = useWords(words)
  return (
    <main className={cx(layout.stack4, styles.page)}>
      <a href={paths.home()} title="信鉴">
        <Brand size={30} />
      </a>
      <PageHead title={props.title} note={props.note}>
        {props.other === 'records' ? (
          <Link to={paths.galaxyRecords()}>{t('records')}</Link>
        ) : (
          <Link to={paths.galaxy()}>{t('toSearch')}</Link>
        )}
      </PageHead>
      {props.children}
    </main>
  )
}
