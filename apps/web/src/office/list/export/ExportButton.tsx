import type { PackForm } from '@xinjian/contract/lists/registry'
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
  /** The files of the rows in this form, instead of the rows. */
  pack?: PackForm
}) {
  const { list, only, pack } = props
  const t = useWords(words)
  const [on, setOn] = useState(false)
  const columns = sheetOf(props.columns)
  const { saved } = list
  if (!saved || columns.length === 0) return null
  const button = (
    <Button
      icon="download"
      size={only || pack ? 'sm' : 'md'}
      busy={on}
      disabled={list.total === 0}
      onClick={() => setOn(true)}
    >
      {pack ? t('packed', { form: pack.toUpperCase() }) : t(only ? 'exportPicked' : 'export')}
    </Button>
  )
  if (!on) return button
  return (
    <Suspense fallback={button}>
      <ExportRun
        small={only !== undefined || pack !== undefined}
        asked={{
          list: saved.of,
          name: props.name,
          filter: list.asked,
          columns,
          ...(only && { only: [...only] }),
          ...(pack && { pack }),
        }}
        onEnd={() => setOn(false)}
      />
    </Suspense>
  )
}
