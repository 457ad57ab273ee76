import type { CompanyExportRow } from '@xinjian/contract'
import { companyExport } from '@xinjian/contract/nouns/account/companyExport'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import { saveDownload } from '../common/save.ts'
import type { ListColumn } from '../list/column.ts'
import { counted, useFileColumns } from '../list/export/file-columns.tsx'
import { words } from './words.ts'

/** Exports of the company: who ordered them and why, how far, how much, until when, and the archive. */
export function useCompanyExportColumns(onChanged: () => void): ListColumn<CompanyExportRow>[] {
  const t = useWords(words)
  const { status, kept, rowsTitle } = useFileColumns<CompanyExportRow>({
    name: (row) => row.no,
    asked: t('at'),
    download: ({ no }) => saveDownload(companyExport.companyExportFile, { no }),
    cancel: ({ no }) => call(companyExport.companyExportCancel, { no }, { silent: true }),
    onChanged,
  })
  const once = (row: CompanyExportRow, n: number) => counted(row.sha256 === null ? null : n)
  return [
    {
      key: 'no',
      title: t('no'),
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.no}</span>
          <small className={textStyles.muted}>{row.reason}</small>
        </span>
      ),
    },
    { key: 'askedBy', title: t('askedBy'), render: (row) => row.askedBy },
    status,
    { key: 'rows', title: rowsTitle, align: 'right', render: (row) => once(row, row.rows) },
    { key: 'files', title: t('files'), align: 'right', render: (row) => once(row, row.files) },
    ...kept,
  ]
}
