import { useQuery } from '@tanstack/react-query'
import { type ObjectionMark, objection } from '@xinjian/contract/nouns/public/objection'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import type { EvidenceSource, RecordAsk } from '../../reports/evidence/source.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { fill } from '../../ui/text.ts'
import { words } from './words.ts'

/** Most who read a report never object. */
const RaiseDialog = lazy(async () => ({ default: (await import('./RaiseDialog.tsx')).RaiseDialog }))

const NONE: readonly ObjectionMark[] = []
const isOpen = ({ outcome }: ObjectionMark): boolean => outcome === null

/**
 * Objections to the records of a report's enterprise as they stand now: the report itself stays as it was made. How many are open is said
 * here; `onKnown` hears what is said of each record, and how to object to one.
 */
export function ObjectionsOf(props: {
  reportNo: string
  taxNo: string
  onKnown: (of: EvidenceSource['objections']) => void
}) {
  const { reportNo, taxNo, onKnown } = props
  const t = useWords(words)
  const language = useLanguage()
  const { data = NONE, refetch } = useQuery(query(objection.objectionMarks, { reportNo }))
  const [ask, setAsk] = useState<RecordAsk | null>(null)
  const [everAsked, setEverAsked] = useState(false)
  const of = useMemo(
    () => ({
      markOf: (dataset: string, id: string) => {
        const mark = data.find(({ kind, rowId }) => kind === dataset && rowId === id)
        if (!mark) return null
        const open = isOpen(mark)
        const key = mark.outcome ?? (mark.state === 'OVERDUE' ? 'OVERDUE' : 'OPEN')
        const text = fill(words[language][`mark${key}`], { day: mark.dueOn })
        return { text: mark.answer ? `${text}。${mark.answer}` : text, open }
      },
      raise: (of: RecordAsk) => {
        setEverAsked(true)
        setAsk(of)
      },
    }),
    [data, language],
  )
  useEffect(() => onKnown(of), [of, onKnown])
  const open = data.filter(isOpen).length
  return (
    <>
      {open > 0 ? (
        <p className={textStyles.muted} role="status">
          <Tag colour="yellow">{t('openTag')}</Tag> {t('marked', { n: open })}{' '}
          <Link to={paths.objections({ keyword: taxNo })}>{t('toList')}</Link>
        </p>
      ) : null}
      {everAsked ? (
        <Suspense fallback={null}>
          <RaiseDialog
            reportNo={reportNo}
            ask={ask}
            onDone={() => void refetch()}
            onClose={() => setAsk(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
