/** The rows behind a figure of a report, what they prove, and what stands behind one of them. */
import type { CellType } from '@xinjian/engine/report/document'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { said } from '../said.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'

const cell = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** A column of the rows behind a figure. The drawer, the spreadsheet and the proof of a sum are driven by it. */
const evidenceColumn = z.object({
  key: z.string(),
  title: z.string(),
  type: z.custom<CellType>(),
  /** Summed over all matching rows: `sums[key]`. Rows of unlike things have no sums. */
  sum: z.optional(z.boolean()),
  /** Shown small under that column where there is little room; a column of its own in a spreadsheet. */
  under: z.optional(z.string()),
})
export type EvidenceColumn = z.infer<typeof evidenceColumn>

export const evidenceRow = z.object({ id: z.string(), cells: z.record(z.string(), cell) })
export type EvidenceRow = z.infer<typeof evidenceRow>

/** One of the conditions behind a figure: several where it stands on several datasets or on both legs of a ratio. */
const evidenceLeg = z.object({
  dataset: z.string(),
  /** What it is in the figure: `近3个月`, `上年同期3个月`; absent in reports made before legs had names. */
  name: z.optional(z.string()),
  /** `销项发票`, `税款缴纳`. */
  title: z.string(),
  /** The condition in Chinese words. */
  condition: z.string(),
})

/** What the rows of one leg add up to. */
const proofTerm = z.object({
  name: z.nullable(z.string()),
  value: z.number(),
  unit: z.string(),
  /** Key of the column whose sum it is; null = the rows are counted. */
  column: z.nullable(z.string()),
})

export const PROOF_FORMULAS = ['SUM', 'SHARE', 'GROWTH', 'MARGIN', 'DIFFERENCE'] as const

const proof = z.object({
  formula: z.enum(PROOF_FORMULAS),
  terms: z.array(proofTerm),
  /** As the report shows it; money in yuan. */
  value: z.number(),
  unit: z.string(),
})
export type EvidenceProof = z.infer<typeof proof>

/** What stands behind one row: the face of an invoice and its lines, the lines of a return, the items of a statement. */
const record = z.object({
  /** `增值税专用发票 …`, `增值税申报表 2025-03至2025-03`. */
  title: z.string(),
  facts: z.array(z.object({ title: z.string(), type: z.custom<CellType>(), value: cell })),
  columns: z.array(evidenceColumn),
  rows: z.array(evidenceRow),
  /** Id of the row among `rows` that was opened; null = they are parts of what was opened. */
  marked: z.nullable(z.string()),
  /** The red invoices of a blue one, the blue one of a red. `id` names it in the next call; null = it is not held. */
  partners: z.array(z.object({ id: z.nullable(z.string()), name: z.string(), said: z.string() })),
  /** The uploaded file that it was read from; null = it was not uploaded, or may not be looked at. */
  original: z.nullable(z.object({ fileName: z.string() })),
})
export type EvidenceRecord = z.infer<typeof record>

const figure = {
  reportNo: f.reportNo,
  /**
   * Indicator key (`I-016.L12`), rule id (`R-030`), `reason:<gate>`, `score:<variable>`, or `table:<block id>:<row index>` with
   * or without `:<column>`.
   */
  of: f.text(120, REPORT_FIELD_SAYS.chooseIndicatorWhoseRows),
}
const leg = {
  ...figure,
  /** Which of the conditions behind the figure; they are listed in `legs`. */
  leg: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(99)), 0),
}
const rowsOf = {
  ...leg,
  keyword: f.optionalText(64),
  /** One of `sorts`, `-` before it for descending; default: the dataset's own order, newest first. */
  sort: z.optional(z.string().check(z.maxLength(32), z.regex(/^-?[a-zA-Z]+$/))),
}
/** A row by its id, as the rows of the leg or the partners of a record name it. */
const rowOf = { ...leg, id: f.text(400, REPORT_FIELD_SAYS.chooseRowOpen) }

const own = { service: 'reports', origin: 'own', guard: 'report.read' } as const

export const evidenceCalls = {
  evidence: post('/report/evidence', {
    ...own,
    summary: '证据：一个数字由哪些记录构成，分页、搜索、排序，附合计',
    body: z.object({ ...rowsOf, page: f.page, size: f.size }),
    data: z.object({
      legs: z.array(evidenceLeg),
      leg: z.number(),
      columns: z.array(evidenceColumn),
      /** Keys of columns that rows can be sorted by. */
      sorts: z.array(z.string()),
      /** What one row is counted as: `张`, `笔`. */
      counter: z.string(),
      total: z.number(),
      page: z.number(),
      size: z.number(),
      rows: z.array(evidenceRow),
      /** Over all matching rows, by column; yuan where the column is money. */
      sums: said(z.record(z.string(), z.number()), '按列合计；金额列的单位：元'),
    }),
  }),
  evidenceProof: post('/report/evidence/proof', {
    ...own,
    summary: '验算：一个数字的各组成部分由明细合计得出，按其公式算出该数字；算不出则为空',
    body: z.object(figure),
    data: z.object({ proof: z.nullable(proof) }),
  }),
  evidenceRecord: post('/report/evidence/record', {
    ...own,
    summary: '一条明细的全貌：发票票面与货物明细、红蓝对应发票，申报表各栏，报表各项目',
    body: z.object(rowOf),
    data: record,
    perMinute: 120,
  }),
  evidenceOriginal: post('/report/evidence/original', {
    ...own,
    kind: 'download',
    summary: '下载一张发票所在的上传原件',
    body: z.object(rowOf),
    data: z.null(),
    perMinute: 20,
  }),
  evidenceExport: post('/report/evidence/export', {
    ...own,
    kind: 'download',
    summary: '导出证据全部行（XLSX）',
    body: z.object(rowsOf),
    data: z.null(),
    perMinute: 20,
  }),
}
