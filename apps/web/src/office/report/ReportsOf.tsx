import { REPORT_ORDERS } from '@xinjian/contract/report/verdicts'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { choiceOf } from '../list/choice.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useList } from '../list/useList.ts'
import { linkOf, useReportColumns } from './columns.tsx'
import type { Family } from './families.ts'
import { useVerdictFilters } from './useVerdictFilters.ts'
import { words } from './words.ts'

/** Reports of one enterprise; a report number in the address leads to that report's row alone. */
export default function ReportsOf({ family, taxId }: { family: Family; taxId: string }) {
  const t = useWords(words)
  const language = useLanguage()
  const navigate = useNavigate()
  const list = useList(family.result, {
    live: 'report',
    size: 10,
    sorts: REPORT_ORDERS,
    fixed: { taxId },
    filters: [
      // `reportType` of the address is the kind that is being ordered.
      choiceOf('kind', family.kinds, {
        label: t('ofKind'),
        all: t('allKinds'),
        say: (kind) => kindTitle(kind, language),
        ask: 'reportType',
      }),
      ...useVerdictFilters(),
      { kind: 'held', key: 'reportNo', ask: 'keyword', label: t('reportNo') },
    ],
  })
  return (
    <ListCard
      title={t('history')}
      list={list}
      caption={t('caption')}
      columns={useReportColumns({ enterprise: false })}
      rowKey={(row) => row.reportNo}
      onOpen={(row) => navigate(linkOf(row))}
      empty={{ icon: 'report', title: t('none') }}
    />
  )
}
