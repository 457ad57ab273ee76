import type { ListColumn } from './column.ts'
import { ColumnsButton } from './columns/ColumnsButton.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { ViewsMenu } from './look/ViewsMenu.tsx'
import type { ListView } from './useList.ts'

/** What a list that keeps views offers above its rows: views, columns, and its workbook. */
export default function ListTools<R>(props: {
  list: ListView<R>
  /** As the list has them, and as they are shown. */
  all: readonly ListColumn<R>[]
  shown: readonly ListColumn<R>[]
  name: string
}) {
  const { list } = props
  const { look } = list
  if (!look) return null
  return (
    <>
      <ViewsMenu look={look} />
      <ColumnsButton look={look} columns={props.all} />
      <ExportButton list={list} columns={props.shown} name={props.name} />
    </>
  )
}
