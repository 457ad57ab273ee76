/**
 * The platform's own table of rules: what stands for every institution that has set nothing of its own. Operators edit it as
 * institutions edit theirs.
 */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import {
  bookRow,
  catalogue,
  content,
  decision,
  draft,
  eventRow,
  listOf,
  paging,
  version,
} from './book.ts'

const common = { service: 'rules', origin: 'own' as const, guard: 'system.operate' as const }

export const platformBooks = {
  platformCatalogue: post('/operate/rules/catalogue', {
    ...common,
    summary: '运营：规则目录与引擎默认界限',
    body: f.nothing,
    data: catalogue,
  }),
  platformBookList: post('/operate/rules/list', {
    ...common,
    summary: '运营：平台默认规则的版本，新的在前',
    body: listOf,
    data: f.paged(bookRow),
  }),
  platformBookDetail: post('/operate/rules/detail', {
    ...common,
    summary: '运营：平台默认规则一个版本的界限与停用规则',
    body: z.object({ version }),
    data: z.object(content),
  }),
  platformBookSave: post('/operate/rules/save', {
    ...common,
    summary: '运营：保存平台默认规则的草稿；不带版本号为新建，已提交的不能再改',
    body: z.object(draft),
    data: bookRow,
  }),
  platformBookSubmit: post('/operate/rules/submit', {
    ...common,
    summary: '运营：提交复核，须由另一位运营人员复核',
    body: z.object({ version }),
    data: bookRow,
  }),
  platformBookDecide: post('/operate/rules/decide', {
    ...common,
    summary: '运营：复核一个版本；起草人不能复核自己的版本',
    body: decision,
    data: bookRow,
  }),
  platformBookForce: post('/operate/rules/force', {
    ...common,
    summary: '运营：启用已复核通过的版本；机构自行设定的规则不受影响',
    body: z.object({ version }),
    data: bookRow,
  }),
  platformBookHistory: post('/operate/rules/history', {
    ...common,
    summary: '运营：平台默认规则的变更记录，只增不改',
    body: z.object(paging),
    data: f.paged(eventRow),
  }),
}
