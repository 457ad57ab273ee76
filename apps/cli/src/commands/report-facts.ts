/** `report tax`, `tax-payment`, `tax-invoice`, `tax-risk`: of facts of taxes in a file, and of tables of invoices beside them. */
import { ENGINES } from '@xinjian/engine/engines'
import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { lastDayOfMonth } from '@xinjian/engine/kit/calendar/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { reportBadRows } from '../bad-rows.ts'
import { type FactsOptions, TAX_REPORTS, type TaxReportWord } from '../facts-usage.ts'
import { Failure } from '../failure.ts'
import { loadTables } from '../load/load-tables.ts'
import { readTaxFacts } from '../load/tax-facts.ts'
import { print } from '../print.ts'
import { createProgress } from '../progress.ts'
import { invoiceFactsOf, writeFiles } from '../report/full-report.ts'

export async function runFactsReport(word: TaxReportWord, options: FactsOptions): Promise<void> {
  const tax = await readTaxFacts(options.facts)
  const document = await documentOf(word, tax, options)
  await writeFiles(document, options)
  if (options.json) await print(`${JSON.stringify(document)}\n`)
}

async function documentOf(
  word: TaxReportWord,
  tax: TaxFacts,
  options: FactsOptions,
): Promise<ReportDocument> {
  const { through } = options
  const kind = TAX_REPORTS[word]
  if (kind === 'TAX') return ENGINES.TAX.make(tax, through)
  if (kind === 'TAX_PAYMENT') return ENGINES.TAX_PAYMENT.make(paymentFacts(tax, options), through)
  return ENGINES[kind].make({ invoice: await invoices(tax, options), tax }, through)
}

function paymentFacts(tax: TaxFacts, { facts: path }: FactsOptions) {
  const { registration, dataCutoff, covered, payments, arrears } = tax
  if (!payments || !covered.TAX_PAYMENT)
    throw new Failure(`${path} 没有缴款信息（payments 与 covered.TAX_PAYMENT），不能生成纳税报告。`)
  return { registration, dataCutoff, covered: covered.TAX_PAYMENT, payments, arrears }
}

/** Those of the firm that the facts are of; without tables none were ever collected. */
async function invoices(tax: TaxFacts, options: FactsOptions): Promise<InvoiceFacts> {
  const { sales, purchases, through, source } = options
  const { name, taxNo } = tax.registration
  if (!sales && !purchases)
    return {
      registration: { name, taxNo },
      dataCutoff: tax.dataCutoff,
      covered: { OUT: null, IN: null },
      missingMonths: { OUT: [], IN: [] },
      digests: [],
      counterparties: [],
    }
  const progress = createProgress(process.stderr)
  const today = chinaDay(new Date().toISOString()).day
  const owner = { taxNo: taxNo ?? name, name }
  const { tables, parties } = await loadTables({ sales, purchases, owner, today }, null, progress)
  progress.done()
  reportBadRows(tables, process.stderr)
  const wanted = [taxNo, name].filter((each) => each !== null)
  const found = wanted.flatMap((each) => tables.flatMap((table) => table.find(each) ?? []))[0]
  if (found === undefined)
    throw new Failure(`发票清单里没有${options.facts}所写的企业：${wanted.join('、')}。`)
  const asked = { through, asOf: lastDayOfMonth(through), covers: null, source, industry: null }
  return invoiceFactsOf(found, tables, asked, (id) => parties.counterparty(id), name).facts
}
