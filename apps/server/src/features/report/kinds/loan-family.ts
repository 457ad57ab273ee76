/**
 * What the reports on lending have in common on the server: lenders are asked at the order, each subject under its own consent; beside that,
 * what registry and courts publish of pledges, and what the enterprise's invoices, statements and bank-tax consents tell.
 */
import type { Dataset } from '@xinjian/contract'
import type { Statement } from '@xinjian/engine/finance/facts'
import type { DebtOfStatement, LendingInvoice, LoanFacts } from '@xinjian/engine/lending/facts'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { beijingTime } from '@xinjian/format/china-time'
import { PUBLIC_RECORDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOf } from '../../consent/index.ts'
import { FACT_HEAD, type FactHead } from '../../enterprise/index.ts'
import type { Collection } from '../../facts/coverage/read.ts'
import { invoicedMonths, purchasesOf } from '../../facts/invoice/read.ts'
import { askLenders, loadLendingFacts, newestLendingAnswers } from '../../facts/lending/read.ts'
import { inquire } from '../../facts/public/read.ts'
import { COLLECTIONS, heldBankAuths, heldStatements } from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import type { LoadedFacts, ServerKind } from './kind.ts'
import { hasNewerAnswers, lastCompleteMonth, publicFactsIn } from './public-family.ts'
import { hasNewerTaxFacts } from './tax-family.ts'

/** What is published of an enterprise's pledges. */
const PLEDGES: readonly PublicRecordKind[] = ['EQUITY_PLEDGE', 'CHATTEL_MORTGAGE', 'EQUITY_FREEZE']
const BESIDE = [
  'BANK_TAX_AUTH',
  'FIN_STATEMENT',
  'INVOICE_IN',
] as const satisfies readonly Dataset[]
/** 金融服务 but for 保险服务: interest, fees, leasing, guarantee. */
const FINANCE_GOODS = '^306(?!03)'

const lackingName = {
  ENTERPRISE: REPORT_SAYS.lendingOfEnterprise,
  LEGAL_REP: REPORT_SAYS.lendingOfLegalRep,
  SPOUSE: REPORT_SAYS.lendingOfSpouse,
  CONTROLLER: REPORT_SAYS.lendingOfController,
} as const

export const loanKind = (engine: ReportEngine<LoanFacts>): ServerKind<LoanFacts> => ({
  engine,
  datasets: BESIDE,
  scopes: ['REPORT'],
  noData: REPORT_SAYS.lendingNotTold,
  /** As things stand when it is ordered: lenders tell no past. */
  months: lastCompleteMonth,
  async prepare(tenant, { lenders, enterprise, ...work }) {
    const asked = await askLenders({ ...work, tenant, lenders, enterpriseId: enterprise.id })
    const published = await inquire({ ...work, enterprise, tenant, kinds: PLEDGES })
    const any = asked.told.length > 0 || published.told.length > 0
    return {
      any: any || (await collections(tenant, enterprise.id)).length > 0,
      lacking: [
        ...asked.failed.map((subject) => lackingName[subject]),
        ...published.failed.map((kind) => PUBLIC_RECORDS[kind].zh),
      ],
    }
  },
  load: (tenant, enterpriseId, { judgedOn, since }) =>
    tenant.transaction(async (tx, client) => {
      await client.query('set transaction isolation level repeatable read, read only')
      const loaded = await loanFactsIn(tx, enterpriseId, since ?? new Date())
      return loaded && judgedOn ? { ...loaded, facts: { ...loaded.facts, judgedOn } } : loaded
    }),
  async hasNewer(tenant, enterpriseId, stand) {
    const answers = await newestLendingAnswers(tenant, enterpriseId, stand.dataCutoff)
    return (
      answers.some(({ state, at }) => state === 'TOLD' && at > stand.dataCutoff) ||
      (await hasNewerAnswers(PLEDGES)(tenant, enterpriseId, stand)) ||
      (await hasNewerTaxFacts(tenant, enterpriseId, stand))
    )
  },
})

const collections = (tenant: TenantDb, enterpriseId: number) =>
  tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...BESIDE]])

async function loanFactsIn(
  tx: TenantDb,
  enterpriseId: number,
  since: Date,
): Promise<LoadedFacts<LoanFacts> | null> {
  const head = await tx.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  if (!head) return null
  const lending = await loadLendingFacts(tx, enterpriseId, since)
  const published = await publicFactsIn(tx, enterpriseId, PLEDGES, since)
  const found = await collections(tx, enterpriseId)
  const usable = new Set(await usableOf(tx, enterpriseId, BESIDE))
  const collected = (dataset: Dataset) => found.some((one) => one.dataset === dataset)
  const bankTax =
    collected('BANK_TAX_AUTH') && usable.has('BANK_TAX_AUTH')
      ? await heldBankAuths(tx, enterpriseId)
      : null
  const statements = collected('FIN_STATEMENT')
    ? await heldStatements(tx, enterpriseId, usable.has('FIN_STATEMENT') ? 'ALL' : 'FILES')
    : null
  const invoices = await lendingInvoices(tx, enterpriseId, usable.has('INVOICE_IN'))
  const times = [
    ...[lending.newest, bankTax?.newest, statements?.newest, head.facts_at],
    ...[published && new Date(published.dataCutoff), ...found.map(({ at }) => at)],
  ].flatMap((at) => (at ? [at.getTime()] : []))
  if (times.length === 0) return null
  const dataCutoff = beijingTime(Math.max(...times))
  return {
    facts: {
      subject: { name: head.name, taxNo: head.tax_no },
      ...{ seq: head.seq, dataCutoff },
      ...{ subjects: lending.subjects, records: lending.records },
      bankTax: bankTax?.rows ?? null,
      invoices,
      statements: statements && debtsOf(statements.rows),
      published: published && { told: published.facts.told, records: published.facts.records },
    },
    ...{ seq: head.seq, dataCutoff },
    persons: lending.persons,
    ...(lending.ofEnterprise && { isConsented: true as const }),
  }
}

async function lendingInvoices(
  tx: TenantDb,
  enterpriseId: number,
  usable: boolean,
): Promise<LoanFacts['invoices']> {
  const covered = usable
    ? (await invoicedMonths(tx, enterpriseId, { OUT: false, IN: true }))?.covered.purchases
    : undefined
  if (!covered?.length) return null
  const rows = await purchasesOf(tx, enterpriseId, FINANCE_GOODS)
  return {
    covered,
    rows: rows.map(
      ({ sellerId, seller, category, ...row }): LendingInvoice => ({
        lenderId: sellerId,
        lender: seller,
        goodsCode: category,
        ...row,
      }),
    ),
  }
}

/** Of every balance sheet what it tells of debt, with the interest of the income statement of the same day. */
function debtsOf(statements: readonly Statement[]): DebtOfStatement[] {
  const itemOf = ({ items }: Statement, code: string) => items.find((item) => item.code === code)
  return statements.flatMap((sheet): DebtOfStatement[] => {
    if (sheet.kind !== 'BALANCE') return []
    const end = (code: string) => itemOf(sheet, code)?.end ?? null
    const income = statements.find(
      ({ kind, periodTo }) => kind === 'INCOME' && periodTo === sheet.periodTo,
    )
    const interest = income && itemOf(income, 'interestExpenses')
    return [
      {
        periodEnd: sheet.periodTo,
        shortLoans: end('shortLoans'),
        longLoans: end('longLoans'),
        longPayables: end('longPayables'),
        bondsPayable: end('bondsPayable'),
        dueWithinYear: end('currentPortionOfLiabilities'),
        totalLiabilities: end('totalLiabilities'),
        totalAssets: end('totalAssets'),
        interestExpense: interest?.ytd ?? interest?.current ?? null,
      },
    ]
  })
}
