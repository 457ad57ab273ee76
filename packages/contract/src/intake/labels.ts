/** Labels of statements that may mean several items of the chart: a person chooses once, and the company's choice is remembered. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { importRow } from './row.ts'

const common = {
  service: 'invoice-intake' as const,
  origin: 'own' as const,
  guard: 'invoice.import' as const,
}
const kind = z.enum(['BALANCE', 'INCOME', 'CASH'])

const label = z.object({
  /** In words: `小企业会计准则`. */
  standard: z.string(),
  kind,
  label: z.string(),
  /** Items of the chart that it may mean. */
  candidates: z.array(z.object({ code: z.string(), name: z.string() })),
  /** null = not chosen yet, '' = none of them. */
  code: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
})
export type ImportLabel = z.infer<typeof label>

export const importLabels = {
  importLabels: post('/invoice/import/labels', {
    ...common,
    summary: '一个批次的财务报表中可能对应多个会计科目的项目',
    body: z.object({ id: f.id }),
    data: z.object({ row: importRow, labels: z.array(label) }),
  }),
  importLabelChoose: post('/invoice/import/label/choose', {
    ...common,
    summary: '选择报表项目对应的会计科目；本机构之后上传的同名项目自动沿用',
    body: z.object({
      id: f.id,
      standard: f.text(60),
      kind,
      label: f.text(120),
      code: z.string().check(z.maxLength(60)),
    }),
    data: importRow,
  }),
  labelChoices: post('/invoice/import/label/choices', {
    ...common,
    summary: '本机构已选择并沿用的会计科目',
    body: f.nothing,
    data: z.array(label),
  }),
  labelTakeBack: post('/invoice/import/label/takeBack', {
    ...common,
    summary: '撤回已选择的会计科目：已入库的同名项目不再计入指标，之后重新询问',
    body: z.object({ standard: f.text(60), kind, label: f.text(120) }),
    /** Rows of statements that lost the item. */
    data: z.object({ rows: z.number() }),
  }),
}
