import { type PackPlace, packLink, WARM_SHEET } from '@xinjian/contract/paper'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type OpenedReport, openReport } from '../../api/open-report.ts'
import { instant } from '../../reports/format/instant.ts'
import { labelsOf } from '../../reports/labels.ts'
import { chaptersOf } from '../../reports/parts/chapters.ts'
import { fill } from '../../ui/text.ts'
import { Printed } from '../Printed.tsx'
import styles from '../pack.module.css'
import { Facts, Sheet } from '../Sheet.tsx'
import { usePaper } from '../usePaper.ts'

const WORDS = {
  title: '尽调报告包',
  taxNo: '纳税人识别号',
  institution: '查询机构',
  count: '报告份数',
  contents: '总目录',
  number: '报告编号',
  cutoff: '数据截至',
  fingerprint: '数字指纹',
  note: '各份报告按其编号、数据截止时间与口径单独出具、单独验真，内容与单份下载的文件一致；页码为本报告包的连续页码，标于每页下方中间。',
} as const
const TEXT = Object.values(WORDS).join('')

const titleOf = ([first]: readonly Told[]): string =>
  [first?.row.enterpriseName, WORDS.title].filter(Boolean).join(' · ')

/**
 * `/pdfTemplate_pack#tickets&places`: the contents sheet of several reports of one enterprise, as Chromium prints it before the
 * reports are joined behind it. Everything it says of a report comes from behind the report's ticket; the address tells pages.
 */
export function Component() {
  const { hash } = useLocation()
  const query = useMemo(() => new URLSearchParams(hash.slice(1)), [hash])
  const open = useMemo(() => (hash === WARM_SHEET ? null : opener(query)), [hash, query])
  const paper = usePaper(TEXT, open, titleOf)
  const places: readonly PackPlace[] = JSON.parse(query.get('places') ?? '[]')
  return <Printed paper={paper}>{(found) => <Contents reports={found} places={places} />}</Printed>
}

/** What the contents tell of a report. */
interface Told {
  row: OpenedReport['row']
  institution: string
  title: string
  chapters: ReturnType<typeof chaptersOf>
}

/** Documents are long, and the fonts of all that is kept are fetched: only what is told is kept. */
const opener = (query: URLSearchParams) => (signal: AbortSignal) =>
  Promise.all(
    (query.get('tickets') ?? '').split(',').map(async (ticket): Promise<Told> => {
      const { row, institution, document } = await openReport(ticket, signal)
      const chapters = chaptersOf(document, labelsOf('zh'))
      return { row, institution, title: document.title, chapters }
    }),
  )

function Contents(props: { reports: readonly Told[]; places: readonly PackPlace[] }) {
  const { reports, places } = props
  const [first] = reports
  if (!first) return null
  const facts = [
    [WORDS.taxNo, first.row.taxNo],
    [WORDS.institution, first.institution],
    [WORDS.count, String(reports.length)],
  ] as const
  return (
    <Sheet kind={WORDS.title} title={first.row.enterpriseName} note={WORDS.note}>
      <Facts rows={facts} />
      <h2>{WORDS.contents}</h2>
      {reports.map((report, i) => (
        <Entry key={report.row.reportNo} of={report} place={places[i]} />
      ))}
    </Sheet>
  )
}

function Entry({ of, place }: { of: Told; place: PackPlace | undefined }) {
  const { row, title } = of
  const chapters = of.chapters.flatMap((chapter) => {
    const { mark, title } = chapter
    const found = place?.marks.find(([words]) => words.startsWith(mark) && words.endsWith(title))
    return found ? [{ ...chapter, page: found[1] }] : []
  })
  return (
    <section className={styles.entry}>
      {place ? <Line title={title} page={place.page} /> : null}
      <p>
        {WORDS.number} {row.reportNo}
        {row.dataCutoff ? `　${WORDS.cutoff} ${instant(row.dataCutoff).slice(0, 16)}` : ''}
      </p>
      <p>
        {WORDS.fingerprint} <code>{row.fingerprint}</code>
      </p>
      {place?.sections ? <p>{fill(labelsOf('zh').viewBy, place.sections)}</p> : null}
      <ol>
        {chapters
          .sort((a, b) => a.page - b.page)
          .map(({ id, mark, title, page }) => (
            <li key={id}>
              <Line title={`${mark} ${title}`} page={page} />
            </li>
          ))}
      </ol>
    </section>
  )
}

const Line = ({ title, page }: { title: string; page: number }) => (
  <a className={styles.line} href={packLink(page)}>
    <span>{title}</span>
    <i />
    <span>{page}</span>
  </a>
)
