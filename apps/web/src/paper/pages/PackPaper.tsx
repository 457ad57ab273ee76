import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/700.css'
import { type PackPlace, packLink, WARM_SHEET } from '@xinjian/contract/paper'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { type OpenedReport, openReport } from '../../api/open-report.ts'
import { instant } from '../../reports/format/instant.ts'
import { fill, labelsOf } from '../../reports/labels.ts'
import { chaptersOf } from '../../reports/parts/chapters.ts'
import { announceError, announceReady, loadFonts } from '../ready.ts'
import '../paper.global.css'
import '../consent.global.css'
import fault from '../fault.module.css'
import styles from '../pack.module.css'

const WORDS = {
  brand: '信鉴',
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

/**
 * `/pdfTemplate_pack#tickets&places`: the contents sheet of several reports of one enterprise, as Chromium prints it before the
 * reports are joined behind it. Everything it says of a report comes from behind the report's ticket; the address tells pages.
 */
export function Component() {
  const { hash } = useLocation()
  const query = useMemo(() => new URLSearchParams(hash.slice(1)), [hash])
  const waiting = hash === WARM_SHEET
  const [opened, setOpened] = useState<OpenedReport[] | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    document.documentElement.dataset.theme = 'light'
    document.documentElement.dataset.paperOnly = ''
    if (waiting) {
      void loadFonts(Object.values(WORDS).join(''))
      return
    }
    const abort = new AbortController()
    const tickets = (query.get('tickets') ?? '').split(',')
    Promise.all(tickets.map((ticket) => openReport(ticket, abort.signal)))
      .then((found) => {
        if (!abort.signal.aborted) setOpened(found)
      })
      .catch((cause: Error) => {
        if (abort.signal.aborted) return
        setError(cause.message)
        announceError(cause.message)
      })
    return () => abort.abort()
  }, [query, waiting])

  useEffect(() => {
    if (!opened) return
    document.title = [opened[0]?.row.enterpriseName, WORDS.title].filter(Boolean).join(' · ')
    void announceReady()
  }, [opened])

  if (error !== null) return <p className={fault.error}>{error}</p>
  return opened && <Sheet reports={opened} places={placesIn(query)} />
}

const placesIn = (query: URLSearchParams): readonly PackPlace[] =>
  JSON.parse(query.get('places') ?? '[]')

function Sheet(props: { reports: readonly OpenedReport[]; places: readonly PackPlace[] }) {
  const { reports, places } = props
  const [first] = reports
  if (!first) return null
  const facts: [string, string][] = [
    [WORDS.taxNo, first.row.taxNo],
    [WORDS.institution, first.institution],
    [WORDS.count, String(reports.length)],
  ]
  return (
    <article className={styles.sheet} data-part="paper">
      <p className={styles.brand}>
        {WORDS.brand}　{WORDS.title}
      </p>
      <h1>{first.row.enterpriseName}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{WORDS.contents}</h2>
      {reports.map((report, i) => (
        <Entry key={report.row.reportNo} of={report} place={places[i]} />
      ))}
      <p className={styles.note}>{WORDS.note}</p>
    </article>
  )
}

function Entry({ of, place }: { of: OpenedReport; place: PackPlace | undefined }) {
  const { row, document } = of
  const chapters = chaptersOf(document, labelsOf('zh')).flatMap(({ id, mark, title }) => {
    const found = place?.marks.find(([words]) => words.startsWith(mark) && words.endsWith(title))
    return found ? [{ id, mark, title, page: found[1] }] : []
  })
  return (
    <section className={styles.entry}>
      {place ? <Line title={document.title} page={place.page} /> : null}
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
