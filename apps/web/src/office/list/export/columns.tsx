import { type ExportRow, listExport } from '@xinjian/contract/nouns/lists/listExport'
import { call } from '../../../api/client.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import cells from '../../common/cells.module.css'
import { saveDownload } from '../../common/save.ts'
import type { ListColumn } from '../column.ts'
import { words } from './export-words.ts'
import { counted, useFileColumns } from './file-columns.tsx'

/** Exports of a user: how far, how much, until when, and the file. */
export function useExportColumns(onChanged: () => void): ListColumn<ExportRow>[] {
  const t = useWords(words)
  const { status, kept, rowsTitle } = useFileColumns<ExportRow>({
    name: (row) => row.name,
    asked: t('asked'),
    download: ({ no }) => saveDownload(listExport.exportFile, { no }),
    cancel: ({ no }) => call(listExport.exportCancel, { no }, { silent: true }),
    onChanged,
  })
  return [
    {
      key: 'name',
      title: t('file'),
      render: (row) => (
        <span className={cells.two}>
          {row.name}
          <small className={cx(textStyles.num, textStyles.muted)}>
            {row.no}
            {row.pack && ` · ZIP（${row.pack.toUpperCase()}）`}
          </small>
        </span>
      ),
    },
    status,
    {
      key: 'rows',
      title: rowsTitle,
      align: 'right',
      render: (row) => counted(row.status === 'DONE' || row.status === 'EXPIRED' ? row.rows : null),
    },
    ...kept,
  ]
}
