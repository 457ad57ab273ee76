/** How somebody looks at a list: views by name (filters, order, columns), and the columns shown otherwise. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { LIST_KEYS } from '../../lists/registry.ts'
import { LISTS_FIELD_SAYS } from '../../words/lists.ts'

const list = z.enum(LIST_KEYS, LISTS_FIELD_SAYS.noSuchList)

const columnKeys = z.array(z.string().check(z.regex(/^[\w.]{1,40}$/))).check(z.maxLength(60))
/** Keys in the order shown, and those left out; a column in neither is newer than the setting and stands where the list has it. */
const columns = z.object({ shown: columnKeys, hidden: columnKeys })
export type ColumnSetting = z.infer<typeof columns>

const view = z.object({
  id: z.number(),
  name: z.string(),
  /** Filters and order as the address has them, without `?`. */
  query: z.string(),
  columns: z.nullable(columns),
  shared: z.boolean(),
  own: z.boolean(),
  /** Name of the account that made it. */
  madeBy: z.string(),
})
export type ListViewRow = z.infer<typeof view>

const self = { service: 'bss', origin: 'own' as const, guard: 'self' as const }

export const listView = {
  listViews: post('/list/views', {
    ...self,
    summary: '一个列表的视图与列设置：本人的视图、本机构共享的视图、默认视图',
    body: z.object({ list }),
    data: z.object({
      views: z.array(view),
      /** View that the list opens with; null = all rows. */
      defaultView: z.nullable(z.number()),
      /** Columns where no view says otherwise; null = as the list has them. */
      columns: z.nullable(columns),
      mayShare: z.boolean(),
    }),
  }),
  listViewSave: post('/list/views/save', {
    ...self,
    summary: '保存视图：不带编号为新建',
    body: z.object({
      list,
      id: z.optional(f.id),
      name: f.text(30, LISTS_FIELD_SAYS.enterNameView),
      query: z._default(
        z.string().check(z.maxLength(2000, LISTS_FIELD_SAYS.conditionsFilterTooLong)),
        '',
      ),
      columns: z.optional(z.nullable(columns)),
    }),
    data: view,
  }),
  listViewShare: post('/list/views/share', {
    ...self,
    guard: 'view.share',
    summary: '向本机构共享本人的视图，或停止共享',
    body: z.object({ id: f.id, shared: z.boolean() }),
    data: view,
  }),
  listViewDelete: post('/list/views/delete', {
    ...self,
    summary: '删除本人的视图；可撤销',
    body: z.object({ id: f.id }),
    data: z.null(),
  }),
  listViewRestore: post('/list/views/restore', {
    ...self,
    summary: '撤销删除视图',
    body: z.object({ id: f.id }),
    data: view,
  }),
  listViewDefault: post('/list/views/default', {
    ...self,
    summary: '设为打开列表时的视图；不带编号为全部记录',
    body: z.object({ list, id: z.optional(f.id) }),
    data: z.null(),
  }),
  listColumns: post('/list/columns', {
    ...self,
    summary: '列设置：显示哪些列、按什么次序；不带 columns 为恢复默认',
    body: z.object({ list, columns: z.optional(columns) }),
    data: z.null(),
  }),
}
