import type { ReportRow } from '@xinjian/contract/nouns/report'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { decisionWords } from '../common/DecisionTag.tsx'
import type { CsvSpec } from '../list/ExportButton.tsx'
import { statusWords } from './ReportStatusTag.tsx'
import { words } from './words.ts'

/** Reports as a spreadsheet. A sealed report tells no grade here either. */
export function useReportCsv(): CsvSpec<ReportRow> {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const td = useWords(decisionWords)
  const language = useLanguage()
  return {
    file: t('file'),
    columns: [
      { title: t('reportNo'), value: (row) => row.reportNo },
      { title: t('enterprise'), value: (row) => row.enterpriseName },
      { title: t('taxNo'), value: (row) => row.taxNo },
      { title: t('kind'), value: (row) => kindTitle(row.reportType, language) },
      { title: t('through'), value: (row) => row.through },
      { title: t('status'), value: (row) => (row.sealed ? t('sealed') : ts(row.status)) },
      {
        title: t('decision'),
        value: (row) => (row.sealed || !row.decision ? null : td(row.decision)),
      },
      { title: t('grade'), value: (row) => (row.sealed ? null : row.grade) },
      { title: t('score'), value: (row) => (row.sealed ? null : row.score) },
      { title: t('made'), value: (row) => instant(row.createdAt) },
      { title: t('by'), value: (row) => row.createdBy },
    ],
  }
}
