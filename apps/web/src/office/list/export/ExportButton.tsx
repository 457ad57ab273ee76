import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { type ListColumn, sheetOf } from '../column.ts'
import type { ListView } from '../useList.ts'
import { words } from '../words.ts'

const ExportRun = lazy(() => import('./ExportRun.tsx'))

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
  const [on, setOn] = useState(false)
  const columns = sheetOf(props.columns)
  const { look } = list
  if (!look || columns.length === 0) return null
  const button = (
    <Button
      icon="download"
      size={only ? 'sm' : 'md'}
      busy={on}
      disabled={list.total === 0}
      onClick={() => setOn(true)}
    >
      {t(only ? 'exportPicked' : 'export')}
    </Button>
  )
  if (!on) return button
  return (
    <Suspense fallback={button}>
      <ExportRun
        small={only !== undefined}
        asked={{
          list: look.of,
          name: props.name,
          filter: list.asked,
          columns,
          ...(only && { only: [...only] }),
        }}
        onEnd={() => setOn(false)}
      />
    </Suspense>
  )
}
