import { useWords } from '../../../i18n/dictionary.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { type ListColumn, sheetOf } from '../column.ts'
import type { ListView } from '../useList.ts'
import { words } from './export-words.ts'
import { useExport } from './useExport.ts'

/** All rows that the filters leave, or those that were picked, as a workbook with the columns that are shown. */
export function ExportButton<R>(props: {
  list: ListView<R>
  columns: readonly ListColumn<R>[]
  name: string
  /** Keys of the rows that were picked. */
  only?: readonly string[]
}) {
  const { list, only } = props
  const t = useWords(words)
  const { row, asking, ask, cancel } = useExport()
  const columns = sheetOf(props.columns)
  const { look } = list
  if (!look || columns.length === 0) return null
  const start = () =>
    ask({
      list: look.of,
      name: props.name,
      filter: list.asked,
      columns,
      ...(only && { only: [...only] }),
    })
  return (
    <>
      <Button
        icon="download"
        size={only ? 'sm' : 'md'}
        busy={asking || row !== null}
        disabled={list.total === 0}
        onClick={() => void start()}
      >
        {row === null
          ? t(only ? 'exportPicked' : 'export')
          : row.status === 'QUEUED'
            ? t('waiting')
            : t('exporting', { n: row.progress })}
      </Button>
      {row !== null && (
        <IconButton icon="close" size={14} label={t('cancel')} onClick={() => void cancel()} />
      )}
    </>
  )
}
