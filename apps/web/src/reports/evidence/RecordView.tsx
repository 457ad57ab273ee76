import { useEffect, useRef, useState } from 'react'
import { fill } from '../../ui/text.ts'
import blocks from '../blocks/blocks.module.css'
import { Value } from '../blocks/Value.tsx'
import { useReport } from '../context.tsx'
import { formatCell } from '../format/value.ts'
import frame from '../parts/frame.module.css'
import { EvidenceTable } from './EvidenceTable.tsx'
import styles from './evidence.module.css'
import type { EvidenceRecord, EvidenceSource, RecordAsk } from './source.ts'
import { useAsked } from './useAsked.ts'

/** What stands behind one row, in the place of the rows: its face, its lines, its counterparts and its file. */
export function RecordView(props: {
  source: EvidenceSource
  ask: RecordAsk
  onBack: () => void
  /** Another record, by its id. */
  onOpen: (id: string) => void
  /** Leads to the books that it stands in; null = it stands in none. */
  onBooks?: (() => void) | null
  /** Dataset of the leg that the row is of. */
  dataset: string
}) {
  const { source, ask, onBack, onOpen, onBooks, dataset } = props
  const { t } = useReport()
  const back = useRef<HTMLButtonElement>(null)
  const key = [ask.of, ask.leg, ask.id].join(' ')
  const { answer, error, again } = useAsked(key, (signal) => source.open(ask, signal))
  // What was pressed is gone: who reads by keyboard goes on from the way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record takes the focus once
  useEffect(() => back.current?.focus(), [key])
  return (
    <div>
      <button ref={back} type="button" className={blocks.link} onClick={onBack}>
        {`← ${t.backToRows}`}
      </button>
      {onBooks ? (
        <button type="button" className={blocks.link} onClick={onBooks}>
          {`${t.toBooks} →`}
        </button>
      ) : null}
      <Objections of={source.objections} dataset={dataset} ask={ask} />
      {error ? (
        <div className={styles.error} role="alert">
          {error}
          <button type="button" className={blocks.link} onClick={again}>
            {t.retry}
          </button>
        </div>
      ) : answer ? (
        <Found record={answer} onOpen={onOpen} onFile={() => source.saveOriginal(ask)} />
      ) : (
        <p className={frame.empty} role="status">
          {t.recordLoading}
        </p>
      )}
    </div>
  )
}

/** What was objected to the record, and the way to object while nothing is open. */
function Objections(props: { of: EvidenceSource['objections']; dataset: string; ask: RecordAsk }) {
  const { of, dataset, ask } = props
  const { t } = useReport()
  if (!of) return null
  const mark = of.markOf(dataset, ask.id)
  return (
    <p>
      {mark ? <strong>{mark.text} </strong> : null}
      {mark?.open ? null : (
        <button type="button" className={blocks.link} onClick={() => of.raise(ask)}>
          {t.object}
        </button>
      )}
    </p>
  )
}

function Found(props: {
  record: EvidenceRecord
  onOpen: (id: string) => void
  onFile: () => Promise<void>
}) {
  const { record, onOpen, onFile } = props
  const { t, lang, say } = useReport()
  const { facts, partners, original, rows } = record
  return (
    <section className={styles.record} aria-label={say(record.title)}>
      <h3>{say(record.title)}</h3>
      <dl className={styles.inputs}>
        {facts.map(({ title, type, value }) => (
          <div key={title}>
            <dt>{say(title)}</dt>
            <dd>
              <Value
                shown={formatCell(typeof value === 'string' ? say(value) : value, type, lang)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {partners.length > 0 ? <h3>{t.partners}</h3> : null}
      <ul className={styles.partners}>
        {partners.map(({ id, name, said }) => (
          <li key={said}>
            {`${say(name)} `}
            {id === null ? (
              say(said)
            ) : (
              <button type="button" className={blocks.link} onClick={() => onOpen(id)}>
                {said}
              </button>
            )}
          </li>
        ))}
      </ul>
      {original ? <Original name={original.fileName} onFile={onFile} /> : null}
      {record.columns.length > 0 ? (
        <>
          <h3>{t.recordLines}</h3>
          {rows.length > 0 ? (
            <EvidenceTable
              answer={{ columns: record.columns, rows, sums: {} }}
              busy={false}
              match={null}
              marked={record.marked}
            />
          ) : (
            <p className={frame.empty}>{t.recordEmpty}</p>
          )}
        </>
      ) : null}
    </section>
  )
}

function Original({ name, onFile }: { name: string; onFile: () => Promise<void> }) {
  const { t } = useReport()
  const [error, setError] = useState<string | null>(null)
  const save = () => {
    setError(null)
    onFile().catch((cause: Error) => setError(cause.message))
  }
  return (
    <p>
      <button type="button" className={blocks.link} onClick={save}>
        {fill(t.originalFile, { name })}
      </button>
      {error ? (
        <span className={styles.error} role="alert">
          {error}
        </span>
      ) : null}
    </p>
  )
}
