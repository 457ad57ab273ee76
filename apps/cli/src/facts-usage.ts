import { parseArgs } from 'node:util'
import type { ScoreSource } from '@xinjian/engine/invoice/score/index'
import type { MonthIndex } from '@xinjian/engine/kit/calendar/window'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import { sourceOf, strict, UsageError } from './usage.ts'

/** Reports on facts of taxes, by the word of the command line. */
export const TAX_REPORTS = {
  'tax-payment': 'TAX_PAYMENT',
  tax: 'TAX',
  'tax-invoice': 'TAX_INVOICE',
  'tax-risk': 'TAX_RISK',
} as const
export type TaxReportWord = keyof typeof TAX_REPORTS

export interface FactsOptions {
  facts: string
  /** Tables of invoices, for the kinds that judge both. */
  sales: string | null
  purchases: string | null
  source: ScoreSource
  through: MonthIndex
  json: boolean
  pdf: string | null
  xlsx: string | null
}

const TEXT = { type: 'string' } as const

/** Options of `report tax` and its kin. Throws a UsageError. */
export function factsOptions(word: TaxReportWord, args: string[]): FactsOptions {
  const tables = word === 'tax-invoice' || word === 'tax-risk'
  const { values } = strict(() =>
    parseArgs({
      args,
      options: {
        facts: TEXT,
        through: TEXT,
        pdf: TEXT,
        xlsx: TEXT,
        json: { type: 'boolean' },
        ...(tables ? { sales: TEXT, purchases: TEXT, source: TEXT } : {}),
      },
    }),
  ) as { values: Record<string, string | boolean | undefined> }
  const text = (name: string): string | null => (values[name] as string | undefined) ?? null
  const facts = text('facts')
  if (!facts) throw new UsageError('请用 --facts 给出涉税数据的 JSON 文件。')
  const [sales, purchases] = [text('sales'), text('purchases')]
  if (word === 'tax-invoice' && !sales && !purchases)
    throw new UsageError(
      '税票综合报告还需要发票：请用 --sales 或 --purchases 给出至少一个发票清单。',
    )
  const through = parseMonth(text('through') ?? '')
  if (through === null)
    throw new UsageError('请用 --through 给出截止月份，格式 YYYY-MM，例如 2019-12。')
  const [pdf, xlsx] = [text('pdf'), text('xlsx')]
  const json = values.json === true || (!pdf && !xlsx)
  const source = sourceOf(text('source'), { sales, purchases })
  return { facts, sales, purchases, source, through, json, pdf, xlsx }
}
