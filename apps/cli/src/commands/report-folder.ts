/** `report TYPE PATH…`: of files and folders of one enterprise, whatever they hold. */
import { ENGINES } from '@xinjian/engine/engines'
import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { lastDayOfMonth, type MonthIndex } from '@xinjian/engine/kit/calendar/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { reportBadRows, reportLeftOut } from '../bad-rows.ts'
import { Failure } from '../failure.ts'
import { findFiles } from '../folder/find-files.ts'
import { type FolderInvoices, loadInvoices } from '../folder/invoices.ts'
import type { FolderOptions, FolderReport } from '../folder/options.ts'
import { readFiles } from '../folder/read-files.ts'
import { type FormFacts, formFacts, lastSeen, taxFacts } from '../folder/tax-facts.ts'
import { type Owner, ownerOf } from '../folder/whose.ts'
import { print } from '../print.ts'
import { createProgress } from '../progress.ts'
import { type Asked, invoiceFactsOf, writeFiles } from '../report/full-report.ts'

export async function runFolderReport(kind: FolderReport, options: FolderOptions): Promise<void> {
  const paths = await findFiles(options.paths)
  if (paths.length === 0) throw new Failure('文件夹里没有文件。')
  const progress = createProgress(process.stderr)
  const files = await readFiles(paths, progress)
  progress.done()
  const owner = ownerOf(files, options.enterprise)
  const forms = formFacts(files.forms, owner)
  const { day: today } = chinaDay(new Date().toISOString())
  const invoices = await loadInvoices(files, owner, today)
  reportBadRows(invoices.tables, process.stderr)
  reportLeftOut(files.refused, forms.remarks, process.stderr)
  const document = documentOf(kind, { owner, forms, invoices }, options.through)
  await writeFiles(document, options)
  if (options.json) await print(`${JSON.stringify(document)}\n`)
}

interface Found {
  owner: Owner
  forms: FormFacts
  invoices: FolderInvoices
}

function documentOf(kind: FolderReport, found: Found, asked: MonthIndex | null): ReportDocument {
  const { owner, forms } = found
  mustHave(kind, found)
  const seen = lastSeen(forms)
  const invoiced = lastInvoiced(found)
  if (kind === 'INVOICE') {
    const through = asked ?? invoiced!
    return ENGINES.INVOICE.make(invoiceFacts(found, through), through)
  }
  // Both sources are looked at as far as both speak.
  const both = kind === 'TAX_INVOICE' && invoiced !== null ? Math.min(seen!, invoiced) : seen!
  const through = asked ?? both
  const tax = taxFacts(forms, owner, through)
  if (kind === 'TAX') return ENGINES.TAX.make(tax, through)
  if (kind === 'TAX_PAYMENT') {
    const { registration, dataCutoff, covered, fromFiles, payments } = tax
    return ENGINES.TAX_PAYMENT.make(
      {
        registration,
        dataCutoff,
        covered: covered.TAX_PAYMENT ?? [],
        fromFiles: fromFiles?.TAX_PAYMENT ?? [],
        payments: payments ?? [],
        arrears: null,
      },
      through,
    )
  }
  return ENGINES[kind].make({ invoice: invoiceFacts(found, through), tax }, through)
}

/** What a report is made of, and what to do where it is not there. */
function mustHave(kind: FolderReport, { owner, forms, invoices }: Found): void {
  const returns = forms.vatReturns.length + forms.citReturns.length > 0
  const sold = invoices.tables.length > 0
  const missing = {
    INVOICE: sold ? null : '发票',
    TAX: returns || forms.statements.length > 0 ? null : '申报表或财务报表',
    TAX_PAYMENT: forms.payments.length > 0 ? null : '完税证明',
    TAX_INVOICE: [...(sold ? [] : ['发票']), ...(returns ? [] : ['申报表'])].join('、') || null,
    TAX_RISK: returns ? null : '申报表',
  }[kind]
  if (missing !== null) throw new Failure(`文件里没有${owner.name}的${missing}，不能生成这种报告。`)
}

function lastInvoiced({ invoices }: Found): MonthIndex | null {
  const ends = invoices.tables.flatMap(({ span }) => (span ? [span[1]] : []))
  return ends.length > 0 ? Math.max(...ends) : null
}

function invoiceFacts({ owner, invoices }: Found, through: MonthIndex): InvoiceFacts {
  const { tables, parties } = invoices
  const wanted = [owner.taxNo, owner.name].filter((each) => each !== null)
  const listed = wanted.flatMap((each) => tables.flatMap((table) => table.find(each) ?? []))[0]
  const asked: Asked = {
    ...{ through, asOf: lastDayOfMonth(through), covers: null, industry: null },
    // A folder of files is what somebody handed in.
    source: 'FILE',
  }
  const counterparty = (id: number) => parties.counterparty(id)
  const { facts } = invoiceFactsOf(listed ?? '', tables, asked, counterparty, owner.name)
  const { name, taxNo } = facts.registration
  return {
    ...facts,
    registration: { ...facts.registration, name: owner.name || name, taxNo: owner.taxNo ?? taxNo },
  }
}
