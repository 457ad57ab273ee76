/** The demonstration centre: let in without a password, and what a visit may look at. Only where the service runs on sample data. */
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import { get, post } from '../../endpoint.ts'
import * as f from '../../fields.ts'

const own = { service: 'bss', origin: 'own' as const }

export const demoCentre = {
  demoEnter: post('/demo/enter', {
    ...own,
    guard: 'public',
    summary:
      '进入演示中心：无需账号，须带验证码的 randomStr 与工作量证明；令牌半小时有效，只能查看示例数据',
    body: z.object({
      randomStr: z.string().check(z.maxLength(64)),
      work: z.optional(z.string().check(z.maxLength(20))),
    }),
    data: z.object({ token: z.string(), expiresAt: z.string() }),
    perMinute: 20,
    perHour: 200,
  }),
  demoTaxReport: post('/demo/taxReport', {
    ...own,
    guard: 'self',
    summary: '演示中心：为本次访问完成的采集出具税务报告；每次访问一份，已有则返回该份',
    body: f.nothing,
    data: z.object({ reportNo: z.string() }),
    perMinute: 30,
  }),
  demoVisit: get('/demo/visit', {
    ...own,
    guard: 'report.read',
    summary: '本次演示：结束时间、示例企业与可查看的报告，以及本次访问自己的采集标记',
    body: f.nothing,
    data: z.object({
      endsAt: z.string(),
      /** Source marker of the collections of this visit: a phone that begins with it shows up on this visit's desk alone. */
      mark: z.string(),
      /** The newest ready report of each kind; those of the sample firm that has most kinds come first. */
      reports: z.array(
        z.object({
          reportType: z.enum(REPORT_KIND_NAMES),
          reportNo: z.string(),
          enterpriseName: z.string(),
          createdAt: z.string(),
          /** Made of a collection of this very visit. */
          own: z.boolean(),
        }),
      ),
    }),
  }),
}
