import { useQuery } from '@tanstack/react-query'
import { firm } from '@xinjian/contract/nouns/firm'
import { demoCentre } from '@xinjian/contract/nouns/public/demoCentre'
import { report } from '@xinjian/contract/nouns/report'
import { useMemo } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { type DemoReport, demoPaths } from '../../demo-paths.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { EvidencePanel } from '../../reports/evidence/EvidencePanel.tsx'
import { kindTitle } from '../../reports/kinds.ts'
import { proofUrl } from '../../reports/proof-url.ts'
import { ReportScreen } from '../../reports/ReportScreen.tsx'
import { useTabLabel } from '../../shell/tabs/useTabLabel.ts'
import { PageHead } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { evidenceOf } from '../evidence.ts'
import { Frame } from '../Frame.tsx'
import { REPORT_PAGES, reportFor } from '../kinds.ts'
import { useVisit } from '../useVisit.ts'
import { words } from '../words.ts'

/** `/demoSystem/{invoice,erp,zhj,tax}Report`: the report as the product shows it, with the rows behind each figure. */
export const Component = () => (
  <Frame>
    <OfPage />
  </Frame>
)

function OfPage() {
  const t = useWords(words)
  const { pathname } = useLocation()
  const page = REPORT_PAGES.find((of) => demoPaths.report({ of }) === pathname) as DemoReport
  const { data, error, refetch } = useVisit(page === 'taxReport')
  if (error) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={12} />
  const shown = reportFor(page, data.reports)
  if (shown) return <Opened key={shown.reportNo} reportNo={shown.reportNo} />
  const tax = page === 'taxReport'
  if (tax && data.reports.some(({ own }) => own)) return <Made />
  return (
    <>
      <PageHead title={t(page)} />
      <Empty icon="report" title={t('missing')}>
        <p>{t(tax ? 'missingTax' : 'missingText')}</p>
        {tax && <Link to={demoPaths.collection()}>{t('toCollection')}</Link>}
      </Empty>
    </>
  )
}

/** The visit collected, and its tax report is asked for: once, whoever comes back finds it. */
function Made() {
  const t = useWords(words)
  const { error, refetch } = useQuery(ask(demoCentre.demoTaxReport, {}))
  if (error) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />
  return (
    <>
      <p role="status">{t('reportComing')}</p>
      <Skeleton lines={12} />
    </>
  )
}

function Opened({ reportNo }: { reportNo: string }) {
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useQuery(ask(report.reportDetail, { reportNo }))
  const voice = useQuery(ask(firm.firmVerdict, { reportNo }))
  const source = useMemo(() => evidenceOf(reportNo), [reportNo])
  const line = voice.data ?? null
  const said = useMemo(() => ({ line }), [line])
  useTabLabel(data?.row.enterpriseName ?? null)
  const change = (values: Record<string, string | null>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [key, value] of Object.entries(values))
          if (value === null) next.delete(key)
          else next.set(key, value)
        return next
      },
      { replace: values.of === null, preventScrollReset: true },
    )
  if (error) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data?.document) return <Skeleton lines={12} />
  const { row, institution, view, document } = data
  return (
    <section aria-label={kindTitle(row.reportType, language)}>
      <ReportScreen
        document={document}
        view={view}
        firm={said}
        lang={language}
        whole={query.get('view') === 'whole'}
        onWhole={(on) => change({ view: on ? 'whole' : null })}
        head={{
          reportNo,
          institution,
          fingerprint: row.fingerprint,
          createdAt: row.createdAt,
          verifyUrl: proofUrl(reportNo),
        }}
        abnormal={query.get('only') === 'abnormal'}
        onAbnormal={(on) => change({ only: on ? 'abnormal' : null })}
        onOpen={(of) => change({ of })}
      >
        <EvidencePanel of={query.get('of')} source={source} onClose={() => change({ of: null })} />
      </ReportScreen>
    </section>
  )
}
