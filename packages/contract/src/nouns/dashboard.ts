/** The work bench: figures over everything a company has. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'

export const dashboard = {
  dashboard: post('/dashboard/summary', {
    service: 'enterprise',
    origin: 'own',
    guard: 'enterprise.read',
    summary: '工作台：企业、发票、报告、导入批次的实时数字与近期动态',
    body: f.nothing,
    data: z.object({
      enterprises: z.number(),
      invoices: z.number(),
      reports: z.number(),
      reportsThisMonth: z.number(),
      importsRunning: z.number(),
      /** Last 12 months, oldest first: invoices by issue month and their 价税合计 in yuan. */
      months: z.array(
        z.object({
          month: z.string(),
          sales: z.number(),
          purchases: z.number(),
          count: z.number(),
        }),
      ),
      grades: z.array(z.object({ grade: z.string(), count: z.number() })),
      recentReports: z.array(
        z.object({
          reportNo: z.string(),
          enterpriseName: z.string(),
          taxNo: z.string(),
          grade: z.nullable(z.string()),
          score: z.nullable(z.number()),
          sealed: z.boolean(),
          status: z.string(),
          createdAt: z.string(),
        }),
      ),
      recentImports: z.array(
        z.object({
          id: z.number(),
          enterpriseName: z.string(),
          fileName: z.string(),
          status: z.string(),
          invoices: z.number(),
          createdAt: z.string(),
        }),
      ),
    }),
  }),
}
