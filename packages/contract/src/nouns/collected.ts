/** What was collected about an enterprise, for the office: each dataset with its source, time and consent, and its rows. */
import { STATEMENT_KINDS } from '@xinjian/format/accounts/accounts'
import { DATASETS } from '@xinjian/format/datasets/datasets'
import * as z from 'zod/mini'
import { consentBrief } from '../consent/consent-brief.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { dataCutoff } from '../report/data-times.ts'
import { said, sentence } from '../said.ts'

const own = { service: 'consent', origin: 'own' as const, guard: 'enterprise.read' as const }

/** A name in both languages of the office. */
const bilingual = { zh: z.string(), en: z.string() }

/** Freshness of one dataset: what the newest collection that got it says, and the newest failure after it. */
export const datasetFreshness = z.object({
  dataset: z.enum(DATASETS),
  name: z.string(),
  /** When the bureau was last asked with success; null = never. */
  collectedAt: z.nullable(z.string()),
  /** The bureau: `深圳税局`. */
  source: z.nullable(z.string()),
  contractNo: z.nullable(z.string()),
  taskId: z.nullable(z.string()),
})
export type DatasetFreshness = z.infer<typeof datasetFreshness>

const datasetSummary = z.extend(datasetFreshness, {
  rows: z.number(),
  /** First and last period of the rows, as month, year or day. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Why the newest try did not get it, when it is newer than `collectedAt`. */
  failure: z.nullable(sentence('最近一次未取到的原因')),
  /** A few facts worth showing. */
  highlights: z.array(
    z.object({ ...bilingual, value: z.string(), kind: z.enum(['text', 'money']) }),
  ),
})
export type DatasetSummary = z.infer<typeof datasetSummary>

const column = z.object({
  key: z.string(),
  ...bilingual,
  /** `money` in yuan, `wan` in 万元, `percent` 0…100, `grade` = 纳税信用等级. */
  kind: z.enum(['text', 'date', 'money', 'number', 'wan', 'percent', 'grade']),
})
export type CollectedColumn = z.infer<typeof column>

const cells = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))

const collectedRow = z.object({
  /** Names the row in `collectedRecord`. */
  id: z.string(),
  /** There is more to see: lines of a return, items of a statement, goods of an invoice. */
  opens: z.boolean(),
  /** 1 = as first told; more = the bureau corrected it. */
  revision: z.number(),
  collectedAt: z.nullable(z.string()),
  source: z.nullable(z.string()),
  contractNo: z.nullable(z.string()),
  cells,
})
export type CollectedRow = z.infer<typeof collectedRow>

const rowsOf = {
  taxNo: f.taxNo,
  dataset: z.enum(DATASETS),
  keyword: f.optionalText(64),
}

const yuan = said(z.nullable(z.number()), '单位：元；空为报表没有写')

/** A financial statement as it holds today; amounts in yuan, null = the statement does not say. */
const statement = z.object({
  kind: z.enum(STATEMENT_KINDS),
  /** 小企业会计准则, 企业会计准则, 行政事业单位会计制度; null = not told. */
  standard: z.nullable(z.enum(['SMALL', 'GENERAL', 'INSTITUTION'])),
  periodFrom: z.nullable(z.string()),
  periodTo: z.string(),
  items: z.array(
    z.object({
      label: z.string(),
      /** Of the chart of accounts; null = the chart does not know the item. */
      code: z.nullable(z.string()),
      begin: yuan,
      end: yuan,
      current: yuan,
      ytd: yuan,
    }),
  ),
})

export const collected = {
  collectedSummary: post('/collect/data/summary', {
    ...own,
    summary: '一家企业采集到的数据：各类条数、期间、来源税局、采集时间与所依据的授权',
    body: z.object({ taxNo: f.taxNo }),
    data: z.object({
      enterprise: z.object({ name: z.string(), taxNo: z.string() }),
      dataCutoff,
      /** Contracts in force or last in force; the one that collection rests on comes first. */
      consents: z.array(consentBrief),
      datasets: z.array(datasetSummary),
    }),
  }),
  collectedRows: post('/collect/data/rows', {
    ...own,
    summary: '采集到的一类数据：逐行，附来源、时间与授权；搜索，分页',
    body: z.object({ ...rowsOf, page: f.page, size: f.size }),
    data: z.object({
      total: z.number(),
      page: z.number(),
      size: z.number(),
      columns: z.array(column),
      rows: z.array(collectedRow),
    }),
    perMinute: 120,
  }),
  collectedRecord: post('/collect/data/record', {
    ...own,
    summary: '一行的明细：申报表各栏、报表各项目、发票的货物明细',
    body: z.object({ taxNo: f.taxNo, dataset: z.enum(DATASETS), id: f.text(400) }),
    data: z.object({
      facts: z.array(z.object({ ...bilingual, value: z.string() })),
      columns: z.array(column),
      rows: z.array(cells),
    }),
    perMinute: 120,
  }),
  financialReport: post('/front/financialReport/webquery', {
    service: 'reports',
    origin: 'spec',
    guard: 'enterprise.read',
    summary: '采集到的财务报表：各期资产负债表、利润表、现金流量表，逐项附统一项目编码',
    body: z.object({
      taxId: f.taxNo,
      /** Statements to this day alone; absent = of every period. */
      periodTo: z.optional(f.isoDate),
    }),
    data: z.array(statement),
    perMinute: 60,
  }),
  collectedExport: post('/collect/data/export', {
    ...own,
    kind: 'download',
    summary: '导出采集到的一类数据的全部行（XLSX）',
    body: z.object(rowsOf),
    data: z.null(),
    perMinute: 20,
  }),
}
