/** What the command palette finds on the server; pages and actions it knows itself. */
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

const found = z.object({
  enterprises: z.array(z.object({ taxNo: z.string(), name: z.string() })),
  reports: z.array(
    z.object({
      reportNo: z.string(),
      reportType: z.enum(REPORT_KIND_NAMES),
      enterpriseName: z.string(),
      at: z.string(),
    }),
  ),
})
export type PaletteFound = z.infer<typeof found>

export const palette = {
  paletteFind: post('/palette/find', {
    service: 'palette',
    origin: 'own',
    guard: 'enterprise.read',
    summary: '命令面板：按名称、税号、拼音首字母查找企业，按编号查找报告，各至多八个',
    body: z.object({ q: f.text(64, PEOPLE_FIELD_SAYS.enterWhatLook) }),
    data: found,
    perMinute: 240,
  }),
}
