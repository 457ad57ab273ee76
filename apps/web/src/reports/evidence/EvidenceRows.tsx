import { useRef, useState } from 'react'
import { fill } from '../../ui/text.ts'
import blocks from '../blocks/blocks.module.css'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { lead } from '../format/marks.ts'
import { grouped } from '../format/number.ts'
import type { Subject } from '../model.ts'
import frame from '../parts/frame.module.css'
import { EvidenceTable } from './EvidenceTable.tsx'
import { ExportRows } from './ExportRows.tsx'
import styles from './evidence.module.css'
import { Legs } from './Legs.tsx'
import { ProofLine } from './ProofLine.tsx'
import { RecordView } from './RecordView.tsx'
import { sortOptions } from './sort-options.ts'
import type { EvidenceSource } from './source.ts'
import { useAsked } from './useAsked.ts'
import { useEvidence } from './useEvidence.ts'

const SIZE = 20
/** Datasets whose rows stand in books that one walks. */
const BOOKS: ReadonlySet<string> = new Set(['GL_BALANCE', 'GL_VOUCHER'])
const START = { leg: 0, keyword: '', sort: null as string | null, page: 1 }

/** Paged, searched, sorted rows of one part of a figure; sums over all of them; export of all of them. */
export function EvidenceRows(props: {
  subject: Subject
  source: EvidenceSource
  /** The part that is shown first. */
  start: number
}) {
  const { subject, source, start } = props
  const { t, lang, say } = useReport()
  const [view, setView] = useState({ ...START, leg: start })
  const { answer, asked, busy, error, again } = useEvidence(source, {
    of: subject.of,
    size: SIZE,
    ...view,
  })
  const [legs, setLegs] = useState(answer?.legs ?? [])
  if (answer && answer.legs !== legs) setLegs(answer.legs)
  const { leg, keyword, sort, page } = view
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / SIZE))
  const narrowed = (part: Partial<typeof START>) => setView({ ...view, page: 1, ...part })
  const { answer: proof } = useAsked(subject.of, (signal) => source.prove(subject.of, signal))
  // Said of all rows of the part that is chosen, never of a search or of the part before.
  const whole = answer !== null && asked?.keyword === '' && asked.leg === leg
  const match = whole ? (proof?.terms[leg]?.column ?? null) : null
  const list = useRef<HTMLDivElement>(null)
  const inBooks = BOOKS.has(legs[leg]?.dataset ?? '') ? source.toBooks : undefined
  // Rows that were opened one from another, the last one shown.
  const [opened, setOpened] = useState<readonly string[]>([])
  const id = opened.at(-1)
  const row = answer?.rows.find((of) => of.id === id)
  const goBack = () => {
    setOpened(opened.slice(0, -1))
    const before = list.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(opened[0]!)}"]`,
    )
    if (opened.length === 1) requestAnimationFrame(() => before?.focus())
  }
  return (
    <>
      {id === undefined ? null : (
        <RecordView
          source={source}
          ask={{ of: subject.of, leg, id }}
          onBack={goBack}
          onOpen={(other) => setOpened([...opened, other])}
          onBooks={row && inBooks ? () => inBooks(row) : null}
          dataset={legs[leg]?.dataset ?? ''}
        />
      )}
      <div ref={list} hidden={id !== undefined}>
        <Legs legs={legs} leg={leg} onChoose={(at) => setView({ ...START, leg: at })} />
        {legs[leg] ? (
          <p className={frame.soft}>
            {lead(t.condition, lang)}
            <Original text={legs[leg].condition} />
          </p>
        ) : null}
        <div className={styles.drawerTools}>
          <input
            type="search"
            value={keyword}
            maxLength={64}
            placeholder={t.searchRows}
            aria-label={t.searchRows}
            onChange={(event) => narrowed({ keyword: event.target.value })}
          />
          <select
            value={sort ?? ''}
            aria-label={t.sort}
            onChange={(event) => narrowed({ sort: event.target.value || null })}
          >
            <option value="">{t.sortDefault}</option>
            {(answer ? sortOptions(answer, t, say) : []).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ExportRows
            rows={answer?.total ?? 0}
            narrowed={Boolean(asked?.keyword.trim())}
            onExport={() => source.exportAll({ of: subject.of, leg, keyword, sort })}
          />
        </div>
        {error ? (
          <div className={styles.error} role="alert">
            {error}
            <button type="button" className={blocks.link} onClick={again}>
              {t.retry}
            </button>
          </div>
        ) : null}
        {whole && proof ? <ProofLine proof={proof} columns={answer.columns} /> : null}
        {error ? null : (
          <EvidenceTable
            answer={answer}
            busy={busy}
            match={match}
            onOpen={(row) => setOpened([row])}
          />
        )}
        {answer && answer.total > 0 ? (
          <div className={blocks.pager}>
            <span>{`${grouped(answer.total)} ${lang === 'en' ? t.records : answer.counter}`}</span>
            <button
              type="button"
              disabled={page === 1}
              onClick={() => setView({ ...view, page: page - 1 })}
            >
              {t.prev}
            </button>
            <span className={frame.num}>{fill(t.page, { p: page, n: grouped(pages) })}</span>
            <button
              type="button"
              disabled={page >= pages}
              onClick={() => setView({ ...view, page: page + 1 })}
            >
              {t.next}
            </button>
          </div>
        ) : null}
      </div>
    </>
  )
}
