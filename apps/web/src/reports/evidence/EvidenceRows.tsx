import { useState } from 'react'
import { useReport } from '../context.tsx'
import { grouped } from '../format/number.ts'
import { fill } from '../labels.ts'
import type { Subject } from '../model.ts'
import { EvidenceTable } from './EvidenceTable.tsx'
import { reproducedBy } from './reproduce.ts'
import type { EvidenceSort, EvidenceSource } from './source.ts'
import { useEvidence } from './useEvidence.ts'

const SIZE = 20

/** Paged, searched, sorted rows; sums over all of them; export of all of them. */
export function EvidenceRows({ subject, source }: { subject: Subject; source: EvidenceSource }) {
  const { t } = useReport()
  const [keyword, setKeyword] = useState('')
  const [sort, setSort] = useState<EvidenceSort>('-date')
  const [page, setPage] = useState(1)
  const [exporting, setExporting] = useState<'no' | 'busy' | string>('no')
  const { answer, busy, error, again } = useEvidence(source, {
    of: subject.of,
    page,
    size: SIZE,
    keyword,
    sort,
  })
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / SIZE))
  const match = answer && keyword === '' ? reproducedBy(subject, answer) : null
  const exportAll = () => {
    setExporting('busy')
    source.exportAll({ of: subject.of, keyword, sort }).then(
      () => setExporting('no'),
      (e: Error) => setExporting(e.message),
    )
  }
  return (
    <>
      {answer ? <p className="rp-soft">{`${t.condition}：${answer.condition}`}</p> : null}
      <div className="rp-drawer-tools">
        <input
          type="search"
          value={keyword}
          maxLength={64}
          placeholder={t.searchRows}
          aria-label={t.searchRows}
          onChange={(event) => {
            setKeyword(event.target.value)
            setPage(1)
          }}
        />
        <select
          value={sort}
          aria-label={t.sort}
          onChange={(event) => {
            setSort(event.target.value as EvidenceSort)
            setPage(1)
          }}
        >
          <option value="-date">{t.sortDateDesc}</option>
          <option value="date">{t.sortDateAsc}</option>
          <option value="-total">{t.sortTotalDesc}</option>
          <option value="total">{t.sortTotalAsc}</option>
        </select>
        <button type="button" disabled={exporting === 'busy' || !answer?.total} onClick={exportAll}>
          {exporting === 'busy' ? t.exporting : t.exportRows}
        </button>
      </div>
      {exporting !== 'no' && exporting !== 'busy' ? (
        <p className="rp-error" role="alert">
          {exporting}
        </p>
      ) : null}
      {error ? (
        <div className="rp-error" role="alert">
          {error}
          <button type="button" className="rp-link" onClick={again}>
            {t.retry}
          </button>
        </div>
      ) : null}
      {match ? (
        <p className="rp-match" role="status">
          <b>✓</b>
          {t.matchesOnly}
        </p>
      ) : null}
      <EvidenceTable answer={answer} busy={busy} match={match} />
      {answer && answer.total > 0 ? (
        <div className="rp-pager">
          <span>{`${grouped(answer.total)} ${t.invoices}`}</span>
          <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.prev}
          </button>
          <span className="rp-num">{fill(t.page, { p: page, n: grouped(pages) })}</span>
          <button type="button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t.next}
          </button>
        </div>
      ) : null}
    </>
  )
}
