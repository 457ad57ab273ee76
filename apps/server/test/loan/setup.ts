/** A funder with three people, a borrower, and a line between them; loans are told to a subject that remembers. */
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import type { Database } from '../../src/db/pool.ts'
import { type TenantTx, tenantOf } from '../../src/db/tenant.ts'
import { applyDrawdown } from '../../src/features/loan/apply.ts'
import { askLine, decideLine } from '../../src/features/loan/lines.ts'
import type { LoanSubjects } from '../../src/features/loan/port.ts'
import { createColumns, type DataKeys } from '../../src/security/column/column.ts'

export const TERMS: LoanTerms = {
  ...{ ratePpm: 72_000, dayCount: 'ACT_360', method: 'BULLET', rounding: 'HALF_UP' },
  ...{ graceDays: 0, penaltyPpm: 108_000, compound: false },
}
export const BORROWER_TAX_NO = '91110108MA01ABCD3L'
export const PAYEE = { name: '示例酒业有限公司', bank: '示例银行', account: '6222000011112222' }

const KEY = { id: '00112233', key: Buffer.alloc(32, 7) }
/** All companies' key is one: whose opens what is tried elsewhere. */
const KEYS: DataKeys = {
  begun: async () => true,
  held: async () => KEY,
  making: async () => KEY,
  on: () => KEYS,
}
const COLUMNS = createColumns(KEYS, () => Buffer.alloc(16))

/** Days from today in China, `YYYY-MM-DD`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

export interface Parties {
  funder: number
  borrower: number
  /** Ids of the funder's people: none is the hand of another. */
  people: { userId: number; userName: string }[]
}

/** The companies of the demonstration, with a third person of the funder and a tax number of the borrower. */
export async function partiesOf(db: Database): Promise<Parties> {
  const one = async (sql: string, values: (string | number)[] = []) =>
    (await db.one<{ id: number }>(sql, values))!.id
  const funder = await one("select id from company where name = '示例商业银行'")
  const borrower = await one(
    "update company set tax_no = $1 where name = '示例实业有限公司' returning id",
    [BORROWER_TAX_NO],
  )
  const third = await one(
    `insert into app_user (company_id, user_name, mobile, password_hash)
     select company_id, 'third', '19900000777', password_hash from app_user where user_name = 'demo' returning id`,
  )
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
    third,
  ])
  const idOf = (name: string) => one('select id from app_user where user_name = $1', [name])
  return {
    ...{ funder, borrower },
    people: [
      { userId: await idOf('staff'), userName: 'staff' },
      { userId: await idOf('demo'), userName: 'demo' },
      { userId: third, userName: 'third' },
    ],
  }
}

/** An active line of the funder for the borrower; its number. */
export async function lineFor(
  db: Database,
  { funder, borrower, people }: Parties,
  limitFen: number,
  revolving = true,
): Promise<string> {
  const tenant = tenantOf(db, funder)
  const line = await askLine(
    tenant,
    people[0]!,
    { id: borrower, name: '示例实业有限公司' },
    {
      ...{ taxNo: BORROWER_TAX_NO, product: '订单贷', limitFen, revolving, reason: '合作三年' },
      ...{ fromDay: dayFromNow(-400), toDay: dayFromNow(400) },
    },
  )
  await decideLine(tenant, people[1]!, { no: line.no, approve: true, reason: '同意设立' })
  return line.no
}

export const apply = (
  tx: TenantTx,
  { borrower, people }: Parties,
  subjectNo: string,
  amountFen: number,
  over: { from?: string; dueDate?: string; terms?: LoanTerms } = {},
) =>
  applyDrawdown(tx, COLUMNS, {
    borrowerCompanyId: borrower,
    product: { ...(over.terms ?? TERMS), name: '订单贷', maxTenorDays: 800 },
    ...{ subject: { kind: 'ORDER', no: subjectNo }, amountFen, purpose: '采购', payee: PAYEE },
    ...{ from: over.from ?? dayFromNow(0), dueDate: over.dueDate ?? dayFromNow(90) },
    appliedBy: { id: people[0]!.userId, name: people[0]!.userName },
  })

/** What subjects were told, in its order: `settled PO-1`. */
export function remembering(): { told: string[]; subjects: LoanSubjects } {
  const told: string[] = []
  const note =
    (what: string) =>
    async (_: unknown, { no }: { no: string }) => {
      told.push(`${what} ${no}`)
    }
  return {
    told,
    subjects: {
      ORDER: {
        ...{ financed: note('financed'), settled: note('settled') },
        ...{ overdue: note('overdue'), released: note('released') },
      },
    },
  }
}
