import type { ListColumn } from './column.ts'
import { ColumnsButton } from './columns/ColumnsButton.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import type { ListView } from './useList.ts'
import { ViewsMenu } from './view/ViewsMenu.tsx'

/** What a list that keeps views offers above its rows: views, columns, and its workbook. */
export default function ListTools<R>(props: {
  list: ListView<R>
  /** As the list has them, and as they are shown. */
  all: readonly ListColumn<R>[]
  shown: readonly ListColumn<R>[]
  name: string
}) {
  const { list } = props
  const { saved } = list
  if (!saved) return null
  return (
    <>
      <ViewsMenu saved={saved} />
      <ColumnsButton saved={saved} columns={props.all} />
      <ExportButton list={list} columns={props.shown} name={props.name} />
    </>
  )
}
