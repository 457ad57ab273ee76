import { useQuery } from '@tanstack/react-query'
import { CODES } from '@xinjian/contract/codes'
import { report } from '@xinjian/contract/nouns/report'
import { useMemo } from 'react'
import { Navigate } from 'react-router'
import { ApiError, messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { EvidenceDrawer } from '../../reports/evidence/EvidenceDrawer.tsx'
import { proofUrl } from '../../reports/proof-url.ts'
import { ReportScreen } from '../../reports/ReportScreen.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import { ReportBasis } from '../consent/ReportBasis.tsx'
import { isSealed, Sealed } from '../consent/Sealed.tsx'
import { evidenceSource } from '../report-detail/evidence-source.ts'
import { Toolbar } from '../report-detail/Toolbar.tsx'
import { useReportDetail } from '../report-detail/useReportDetail.ts'
import { Waiting } from '../report-detail/Waiting.tsx'
import { words } from '../report-detail/words.ts'

/** `/queryCenter/invoiceReportDetail?taxId&reportNo&reportType[&of]`. Without a number: the enterprise's newest report. */
export function Component() {
  const [query] = useQueryState()
  const reportNo = query.get('reportNo') ?? ''
  if (!reportNo) return <Newest taxId={query.get('taxId') ?? ''} />
  return <Detail reportNo={reportNo} />
}

function Detail({ reportNo }: { reportNo: string }) {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const language = useLanguage()
  const { detail, progress, message } = useReportDetail(reportNo)
  const source = useMemo(() => evidenceSource(reportNo), [reportNo])
  if (isSealed(detail.error))
    return <Sealed message={detail.error.message} taxNo={query.get('taxId') ?? ''} />
  if (detail.error instanceof ApiError && detail.error.status === CODES.UNKNOWN.status)
    return (
      <Empty icon="report" title={messageOf(detail.error)}>
        <GoLink primary to={paths.queryPage()}>
          {t('toRecords')}
        </GoLink>
      </Empty>
    )
  if (detail.error)
    return <Failed message={messageOf(detail.error)} onRetry={() => detail.refetch()} />
  if (!detail.data) return <Skeleton lines={12} />
  const { row, institution, basis, document } = detail.data
  if (!document) return <Waiting row={row} progress={progress} message={message} />
  return (
    <div className="rd-report">
      <Toolbar reportNo={reportNo} taxNo={row.taxNo} />
      <ReportBasis taxNo={row.taxNo} basis={basis} />
      <ReportScreen
        document={document}
        lang={language}
        head={{
          reportNo,
          institution,
          fingerprint: row.fingerprint,
          createdAt: row.createdAt,
          verifyUrl: proofUrl(reportNo),
        }}
        onOpen={(of) => change({ of }, { push: true })}
      >
        <EvidenceDrawer of={query.get('of')} source={source} onClose={() => change({ of: null })} />
      </ReportScreen>
    </div>
  )
}

function Newest({ taxId }: { taxId: string }) {
  const t = useWords(words)
  const newest = useQuery({
    ...ask(report.reportResult, { taxId, page: 1, size: 1 }),
    enabled: taxId !== '',
  })
  const row = newest.data?.rows[0]
  if (row)
    return (
      <Navigate
        replace
        to={paths.invoiceReport({
          taxId,
          reportNo: row.reportNo,
          reportType: row.reportType,
        })}
      />
    )
  if (newest.error)
    return <Failed message={messageOf(newest.error)} onRetry={() => newest.refetch()} />
  if (newest.isFetching) return <Skeleton lines={12} />
  return (
    <Empty icon="report" title={t('missing')}>
      <GoLink primary to={paths.queryReport(taxId ? { taxId } : {})}>
        {t('toList')}
      </GoLink>
    </Empty>
  )
}
