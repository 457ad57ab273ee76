/** Ordering reports: what each kind needs of an enterprise and what is there, several at once, and those joined in one file. */

import { BOOK_KIND_NAMES, REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { DATASETS } from '@xinjian/format/datasets/datasets'
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { quote } from '../money-fields.ts'
import { sentence } from '../said.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'
import { reportFilters, reportKind, reportRow } from './row.ts'
import { institutionTerms } from './terms.ts'

const dataset = z.enum(DATASETS)
const bookKind = z.enum(BOOK_KIND_NAMES)

/** One dataset of an enterprise as an order finds it. */
const sourceState = z.object({
  dataset,
  name: z.string(),
  /** Collected or uploaded. */
  rows: z.number(),
  /** First and last period of the rows, as month, year or day. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** When the bureau was last asked with success; null = never. */
  collectedAt: z.nullable(z.string()),
  /** Why the newest try did not get it, when it is newer than `collectedAt`. */
  failure: z.nullable(sentence('最近一次未取到的原因')),
  /** A contract in force lets new reports use it, or none was ever signed: files of the institution's own. */
  allowed: z.boolean(),
})
export type SourceState = z.infer<typeof sourceState>

/** A kind of report, as it can be had of one enterprise now. */
const product = z.object({
  reportType: reportKind,
  /** It can be ordered as things stand. */
  ready: z.boolean(),
  /** Why not, and what to do; null = it can. */
  reason: z.nullable(sentence('暂不能生成的原因')),
  /** First and last month that it can be made through; null = no data. */
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
  /** Without these it is not made. */
  needs: z.array(dataset),
  /** These it reads where they are there; what rests on them is otherwise not judged. */
  uses: z.array(dataset),
  /** What it costs now; null = it is not sold yet. */
  quote: z.nullable(quote),
  /** The newest one of this kind that the session may see. */
  newest: z.nullable(reportRow),
})
export type ReportProduct = z.infer<typeof product>

const spec = { service: 'reports', origin: 'spec' as const }
const own = { service: 'reports', origin: 'own' as const }

/** One of each kind. */
const MOST_REPORTS = REPORT_KIND_NAMES.length

export const ordering = {
  accessCompany: post('/bss/order/product/access/queryCompanyInfo', {
    ...spec,
    guard: 'report.read',
    summary: '订购前：企业及其各类数据的现状（条数、期间、采集时间、是否在授权范围内）',
    body: z.object({ taxId: f.taxNo }),
    data: z.object({
      name: z.string(),
      taxNo: z.string(),
      datasets: z.array(sourceState),
    }),
    perMinute: 120,
  }),
  accessProducts: post('/bss/order/product/access/queryAccessProductResult', {
    ...spec,
    guard: 'report.read',
    summary: '订购前：各类报告所需数据、能否生成、不能生成的原因与最近一份',
    body: z.object({ taxId: f.taxNo }),
    data: z.array(product),
    perMinute: 120,
  }),
  declareQuery: post('/frontTax/front/report/tax/declare/query', {
    ...spec,
    guard: 'report.create',
    summary: '生成税务报告（申报、缴款、财务报表与勾稽）：返回报告编号',
    body: z.object({ taxId: f.taxNo, through: z.optional(f.month) }),
    data: reportRow,
    perMinute: 60,
  }),
  declareResult: post('/frontTax/front/report/tax/declare/result', {
    ...spec,
    guard: 'report.read',
    summary: '税务报告记录：按企业、状态、结论、等级、评分、日期筛选和排序，分页',
    body: z.object(reportFilters),
    data: f.paged(reportRow),
  }),
  erpProducts: post('/bss/erp/queryProduct', {
    ...spec,
    guard: 'report.read',
    summary: 'ERP报告订购前：账套类各报告所需资料、能否生成、不能生成的原因与最近一份',
    body: z.object({ taxId: f.taxNo }),
    data: z.array(product),
    perMinute: 120,
  }),
  erpQuery: post('/bss/erp/query', {
    ...spec,
    guard: 'report.create',
    summary: '生成账套类报告（ERP财务、存货、智慧记）：返回报告编号',
    body: z.object({
      taxId: f.taxNo,
      reportType: z._default(bookKind, 'ERP'),
      through: z.optional(f.month),
    }),
    data: reportRow,
    perMinute: 60,
  }),
  erpResult: post('/bss/erp/queryResult', {
    ...spec,
    guard: 'report.read',
    summary: '账套类报告记录：按企业、种类、状态、结论、等级、评分、日期筛选和排序，分页',
    body: z.object({ ...reportFilters, reportType: z.optional(bookKind) }),
    data: f.paged(reportRow),
  }),
  riskShouldShow: post('/frontTax/front/report/riskReport/shouldShow', {
    ...spec,
    guard: 'report.read',
    summary: '能否提供税务风险报告：已有一份，或可以生成；不能时说明原因',
    body: z.object({ taxId: f.taxNo }),
    data: z.object({
      show: z.boolean(),
      /** The newest one that is ready; null = it would have to be ordered. */
      reportNo: z.nullable(z.string()),
      reason: z.nullable(sentence('不能提供的原因')),
    }),
    perMinute: 120,
  }),
  riskPdf: get('/tax/risk/report/pdf/download', {
    ...spec,
    guard: 'report.read',
    kind: 'download',
    summary: '按报告编号下载税务风险报告 PDF',
    body: z.object({ reportNo: f.reportNo }),
    data: z.null(),
  }),
  packOrder: post('/report/pack/order', {
    ...own,
    guard: 'report.create',
    summary: '尽调报告包：一次生成同一企业的多份报告；任一份不能生成则都不生成',
    body: z.object({
      taxId: f.taxNo,
      reportTypes: z
        .array(reportKind, REPORT_FIELD_SAYS.chooseKindReport)
        .check(z.minLength(1, REPORT_FIELD_SAYS.chooseKinds), z.maxLength(MOST_REPORTS)),
      through: z.optional(f.month),
      ...institutionTerms,
    }),
    data: z.array(reportRow),
    perMinute: 20,
  }),
  packDownload: post('/report/pack/download', {
    ...own,
    guard: 'report.read',
    kind: 'download',
    summary: '尽调报告包：把同一企业已生成的多份报告合成一个 PDF，附总目录与书签',
    body: z.object({
      reportNos: z
        .array(f.reportNo)
        .check(
          z.minLength(2, REPORT_FIELD_SAYS.chooseTwoReports),
          z.maxLength(MOST_REPORTS, REPORT_FIELD_SAYS.mostJoined({ n: MOST_REPORTS })),
        ),
    }),
    data: z.null(),
    perMinute: 20,
  }),
}
