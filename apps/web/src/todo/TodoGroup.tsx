import { useQuery } from '@tanstack/react-query'
import { dashboard, type TodoKind, type TodoRow } from '@xinjian/contract/nouns/dashboard'
import { chinaTime } from '@xinjian/format/china-time'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../api/query.ts'
import { useWords } from '../i18n/dictionary.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSay } from '../reports/english/english.ts'
import { type FlagColour, Tag } from '../ui/Tag.tsx'
import { counted, Pager } from '../ui/table/Pager.tsx'
import { doneAt } from './links.ts'
import styles from './todo.module.css'
import { words } from './words.ts'

/** Rows of a kind at once, as many as the bench itself comes with. */
export const GROUP_ROWS = 5

const COLOURS: Record<TodoKind, FlagColour> = {
  RED_FLAG: 'red',
  CHECK: 'yellow',
  IMPORT: 'red',
  COLLECT: 'red',
  CONSENT: 'yellow',
  STALE: 'grey',
}

/** One kind of work: what it is, how many, and its lines; each leads to where it is done. */
export function TodoGroup(props: {
  kind: TodoKind
  total: number
  more?: boolean | undefined
  rows: readonly TodoRow[]
}) {
  const { kind } = props
  const t = useWords(words)
  const [page, setPage] = useState(1)
  const more = useQuery({
    ...query(dashboard.dashboardTodo, { kind, page, size: GROUP_ROWS }),
    enabled: page > 1,
    placeholderData: (before) => before,
  })
  const language = useLanguage()
  const say = useSay(language)
  /** Rules by their names in the reader's language; until those are there, none. */
  const named = (of: TodoKind, { what }: TodoRow) =>
    of === 'RED_FLAG' && language === 'en'
      ? what
          .split('、')
          .map((name) => say?.(name) ?? '…')
          .join(', ')
      : what
  const rows = (page > 1 ? more.data?.rows : undefined) ?? props.rows
  return (
    <section className={styles.group} aria-label={t(kind)}>
      <h3>
        <Tag colour={COLOURS[kind]}>{t(kind)}</Tag>
        <span>{counted(props.total, props.more)}</span>
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <b>{row.enterpriseName}</b>
            <span>{said(t, kind, { ...row, what: named(kind, row) })}</span>
            <Link to={doneAt(kind, row)}>{t(`do${kind}`)}</Link>
          </li>
        ))}
      </ul>
      <Pager
        of={t(kind)}
        page={page}
        size={GROUP_ROWS}
        sizes={[GROUP_ROWS]}
        total={more.data?.total ?? props.total}
        more={more.data ? more.data.more : props.more}
        onChange={(to) => setPage(to)}
      />
    </section>
  )
}

/** Month and day in China. */
const dayOf = (at: string) => chinaTime(at, 10).slice(5)

type Say = ReturnType<typeof useWords<keyof typeof words.zh>>

function said(t: Say, kind: TodoKind, { what, count, month, at }: TodoRow): string {
  switch (kind) {
    case 'RED_FLAG':
      return t('saysRED_FLAG', { n: count ?? 0, what, at: dayOf(at ?? '') })
    case 'CHECK':
      return t('saysCHECK', { n: count ?? 0, what })
    case 'CONSENT':
      return count ? t('saysCONSENT', { n: count, what }) : t('saysToday', { what })
    case 'STALE':
      return at
        ? t('saysCollected', { month: month ?? '', at: dayOf(at) })
        : t('saysSTALE', { month: month ?? '' })
    default:
      return what
  }
}
