import { REPORT_STATUSES, report } from '@xinjian/contract/nouns/report'
import { REPORT_ORDERS } from '@xinjian/contract/report/verdicts'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useCharge } from '../../metering/useCharge.tsx'
import { CompareTwo } from '../../report-compare/CompareTwo.tsx'
import { linkOf, useReportColumns } from '../columns.tsx'
import { statusWords } from '../ReportStatusTag.tsx'
import { useVerdictFilters } from '../useVerdictFilters.ts'
import { words } from '../words.ts'

/** `/queryRecord/queryPage?keyword&reportType&status&decision&grade&scoreFrom&scoreTo&from&to&taxId&sort&page&size`: all reports. */
export function Component() {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const mayCreate = useMay('report.create')
  const mayAll = useMay('report.readAll')
  const charge = useCharge()
  const list = useList(report.reportResult, {
    of: 'report',
    live: 'report',
    sorts: REPORT_ORDERS,
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('reportType', REPORT_KIND_NAMES, {
        label: t('kind'),
        all: t('allKinds'),
        say: (kind) => kindTitle(kind, language),
      }),
      choiceOf('status', REPORT_STATUSES, { label: t('status'), all: t('allStatus'), say: ts }),
      ...useVerdictFilters(),
      { kind: 'days', key: 'days', label: t('date') },
      { kind: 'held', key: 'taxId', label: t('ofEnterprise') },
    ],
  })
  return (
    <ListPage
      title={t('records')}
      note={t(mayAll ? 'recordsNote' : 'recordsNoteOwn')}
      list={list}
      caption={t('caption')}
      columns={useReportColumns({ enterprise: true, onCharge: charge.open })}
      rowKey={(row) => row.reportNo}
      onOpen={(row) => navigate(linkOf(row))}
      picking={{
        name: (row) => row.reportNo,
        actions: (rows) => <CompareTwo rows={rows} />,
        batch: mayCreate
          ? [{ action: 'report.again', label: t('again'), ask: (n) => t('againAsk', { n }) }]
          : [],
      }}
      fileName={t('file')}
      noMatch={t('noMatch')}
      empty={{
        icon: 'history',
        title: t('noRecords'),
        children: (
          <GoLink primary to={paths.queryReport()}>
            {t('generate')}
          </GoLink>
        ),
      }}
    >
      {charge.drawer}
    </ListPage>
  )
}
