import { useQuery } from '@tanstack/react-query'
import type { CODES } from '@xinjian/contract/codes'
import { report } from '@xinjian/contract/nouns/report'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { PUBLISHED_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { ApiError, messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { EvidencePanel } from '../../../reports/evidence/EvidencePanel.tsx'
import type { EvidenceSource } from '../../../reports/evidence/source.ts'
import { windowText } from '../../../reports/format/window.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import type { Lang } from '../../../reports/labels.ts'
import { proofUrl } from '../../../reports/proof-url.ts'
import { ReportScreen } from '../../../reports/ReportScreen.tsx'
import { ROUTES } from '../../../routes.ts'
import { useTabLabel } from '../../../shell/tabs/useTabLabel.ts'
import { PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { ReportBasis } from '../../consent/ReportBasis.tsx'
import { isSealed, Sealed } from '../../consent/Sealed.tsx'
import { useFirmOf } from '../../firm/useFirm.tsx'
import { CHOOSING } from '../../report-compare/choosing.ts'
import { CopyNote } from '../CopyNote.tsx'
import { evidenceSource } from '../evidence-source.ts'
import styles from '../report-detail.module.css'
import { Toolbar } from '../Toolbar.tsx'
import { booksOfRow } from '../to-books.ts'
import { useReportDetail } from '../useReportDetail.ts'
import { Waiting } from '../Waiting.tsx'
import { words } from '../words.ts'

const UNKNOWN: (typeof CODES)['UNKNOWN']['status'] = 404

// Of reports on what is published alone.
const ObjectionsOf = lazy(async () => ({
  default: (await import('../../objection/ObjectionsOf.tsx')).ObjectionsOf,
}))
const Refresh = lazy(async () => ({
  default: (await import('../../report/find/Refresh.tsx')).Refresh,
}))

const CompareDialog = lazy(async () => ({
  default: (await import('../../report-compare/CompareDialog.tsx')).CompareDialog,
}))

/**
 * The page of a report, of whatever kind its row of the route table names: `?taxId&reportNo&reportType[&of]`. Without a
 * number: the enterprise's newest report of that kind.
 */
export function Component() {
  const { pathname } = useLocation()
  const [query] = useQueryState()
  const kind = ROUTES.find((route) => route.path === pathname)?.report
  const reportNo = query.get('reportNo') ?? ''
  if (!kind) throw new Error(`路由 ${pathname} 没有写明报告类型`)
  if (!reportNo) return <Newest kind={kind} taxId={query.get('taxId') ?? ''} />
  return <Detail kind={kind} reportNo={reportNo} />
}

/** `?only=abnormal`: the report shows what is out of the ordinary. */
const ABNORMAL = 'abnormal'
/** `?view=whole`: all sections, whatever the template of the institution hides. */
const WHOLE = 'whole'

function Detail({ kind, reportNo }: { kind: ReportKind; reportNo: string }) {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const language = useLanguage()
  const { data, error, refetch, copy, progress, message } = useReportDetail(reportNo)
  const navigate = useNavigate()
  const taxNo = data?.row.taxNo ?? ''
  const [objectedTo, setObjectedTo] = useState<EvidenceSource['objections']>()
  const source = useMemo(
    () => evidenceSource(reportNo, (row) => void navigate(booksOfRow(taxNo, row)), objectedTo),
    [reportNo, taxNo, navigate, objectedTo],
  )
  const notes = useMemo(() => notesOf(data?.document ?? null, language), [data, language])
  useTabLabel(data?.row.enterpriseName ?? null)
  const firm = useFirmOf(reportNo, Boolean(data?.document))
  const none = (why: ReactNode) => <None kind={kind}>{why}</None>
  if (isSealed(error))
    return none(<Sealed message={error.message} taxNo={query.get('taxId') ?? ''} />)
  if (error instanceof ApiError && error.status === UNKNOWN)
    return none(
      <Empty icon="report" title={messageOf(error)}>
        <GoLink primary to={paths.queryPage()}>
          {t('toRecords')}
        </GoLink>
      </Empty>,
    )
  if (error) return none(<Failed message={messageOf(error)} onRetry={() => refetch()} />)
  if (!data) return none(<Skeleton lines={12} />)
  const { row, institution, basis, view, document } = data
  if (row.reportType !== kind)
    return (
      <Navigate
        replace
        to={paths.report(row.reportType, {
          taxId: row.taxNo,
          reportNo,
          of: query.get('of') ?? undefined,
        })}
      />
    )
  const published = PUBLISHED_KIND_NAMES.includes(kind)
  if (!document) return <Waiting row={row} progress={progress} message={message} />
  return (
    <div className={styles.report}>
      <Toolbar
        reportNo={reportNo}
        taxNo={row.taxNo}
        onCompare={() => change({ compare: CHOOSING }, { push: true })}
      />
      {published ? (
        <Suspense fallback={null}>
          <ObjectionsOf reportNo={reportNo} taxNo={taxNo} onKnown={setObjectedTo} />
        </Suspense>
      ) : null}
      {copy ? <CopyNote copy={copy} onRetry={() => refetch()} /> : null}
      <ReportScreen
        document={document}
        view={view}
        whole={query.get('view') === WHOLE}
        onWhole={(on) => change({ view: on ? WHOLE : null })}
        lang={language}
        firm={firm}
        user={row.createdBy}
        head={{
          reportNo,
          institution,
          fingerprint: row.fingerprint,
          createdAt: row.createdAt,
          verifyUrl: proofUrl(reportNo),
        }}
        abnormal={query.get('only') === ABNORMAL}
        onAbnormal={(on) => change({ only: on ? ABNORMAL : null })}
        beneath={
          <ReportBasis
            kind={row.reportType}
            taxNo={row.taxNo}
            basis={basis}
            refresh={
              published ? (
                <Suspense fallback={null}>
                  <Refresh kind={row.reportType} taxNo={row.taxNo} />
                </Suspense>
              ) : null
            }
          />
        }
        onOpen={(of) => change({ of }, { push: true })}
      >
        <EvidencePanel of={query.get('of')} source={source} onClose={() => change({ of: null })} />
      </ReportScreen>
      {query.has('compare') ? (
        <Suspense fallback={null}>
          <CompareDialog
            row={row}
            other={query.get('compare')}
            onChange={(compare) => change({ compare })}
            figureOf={(of) => {
              const note = notes.get(of)
              const open = () => change({ of, compare: null }, { push: true })
              return note === undefined ? null : { note, open }
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** By key: the window of an indicator, the id of a rule. These figures a comparison leads to. */
const notesOf = (document: ReportDocument | null, lang: Lang): ReadonlyMap<string, string> =>
  new Map([
    ...(document?.indicators ?? []).map(
      ({ key, window }) => [key, windowText(window, lang)] as const,
    ),
    ...(document?.rules ?? []).map(({ id }) => [id, id] as const),
  ])

function Newest({ kind, taxId }: { kind: ReportKind; taxId: string }) {
  const t = useWords(words)
  const newest = useQuery({
    ...ask(report.reportResult, { taxId, reportType: kind, page: 1, size: 1 }),
    enabled: taxId !== '',
  })
  const row = newest.data?.rows[0]
  if (row)
    return <Navigate replace to={paths.report(row.reportType, { taxId, reportNo: row.reportNo })} />
  const none = (why: ReactNode) => <None kind={kind}>{why}</None>
  if (newest.error)
    return none(<Failed message={messageOf(newest.error)} onRetry={() => newest.refetch()} />)
  if (newest.isFetching) return none(<Skeleton lines={12} />)
  return none(
    <Empty icon="report" title={t('missing')}>
      <GoLink primary to={paths.queryReport(taxId ? { taxId } : {})}>
        {t('toList')}
      </GoLink>
    </Empty>,
  )
}

/** The page without its report says all the same which page it is. */
const None = ({ kind, children }: { kind: ReportKind; children: ReactNode }) => (
  <>
    <PageHead title={kindTitle(kind, useLanguage())} />
    {children}
  </>
)
