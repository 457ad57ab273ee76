/** Companies of a programme, their people, and invoices that the platform verified: rows as a check leaves them. */
import { usccCheckCharacter } from '@xinjian/format'
import { tenantOf } from '../../src/db/tenant.ts'
import type { TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

let firms = 0
/** A tax number that checks, another at each call. */
export function taxNo(): string {
  const body = `91440300MA5${String(++firms).padStart(5, '0')}`
  const first = `${body}X`.slice(0, 17)
  return first + usccCheckCharacter(first)
}

export interface Firm {
  id: number
  name: string
  taxNo: string
  /** Two independent people. */
  a: string
  b: string
}

export async function firmOf(server: TestServer, name: string): Promise<Firm> {
  const id = await emptyCompany(server, name)
  const no = taxNo()
  await server.db.run('update company set tax_no = $2 where id = $1', [id, no])
  const a = await memberOf(server, id, `scf-${id}-a`, 'ROLE_COMPANY_ADMIN')
  const b = await memberOf(server, id, `scf-${id}-b`, 'ROLE_COMPANY_ADMIN')
  return { id, name, taxNo: no, a, b }
}

let checks = 0
/** The number of a check that found an invoice consistent; `mark` as the platform gave it. */
export async function verified(
  server: TestServer,
  companyId: number,
  of: { seller: Firm; buyer: Firm; yuan: string; key?: string; mark?: string; issued?: string },
): Promise<{ no: string; key: string }> {
  const n = ++checks
  const no = `FY20261101${String(90_000_000 + n)}`
  const key = of.key ?? `2644200000${String(7_000_000_000 + n)}`
  const face = {
    sellerName: of.seller.name,
    sellerTaxNo: of.seller.taxNo,
    buyerName: of.buyer.name,
    buyerTaxNo: of.buyer.taxNo,
    totalAmount: of.yuan,
  }
  await tenantOf(server.db, companyId).run(
    `insert into verify_record (company_id, no, invoice_key, kind, invoice_code, invoice_number, issue_date, state, result, invalid_mark, face,
       made_by, verified_at)
     values ($1, $2, $3, 'DIGITAL_SPECIAL', '', $3, $4, 'DONE', 'CONSISTENT', $5, $6, 'test', clock_timestamp())`,
    [no, key, of.issued ?? today(), of.mark ?? 'N', JSON.stringify(face)],
  )
  return { no, key }
}

export const today = (days = 0): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

export interface Programme {
  funder: Firm
  anchor: Firm
  member: Firm
  anchorNo: string
  relationNo: string
  productNo: string
  anchorSeat: object
  memberSeat: object
}

const REASON = '按授信批复办理'

/** A programme with everybody seated, and a credit line of the member that is in force. */
export async function programmeOf(
  server: TestServer,
  of: {
    funder: Firm
    anchor: Firm
    member: Firm
    limitFen?: number
    type?: 'RECEIVABLE' | 'ORDER' | 'PREPAYMENT'
  },
): Promise<Programme> {
  const { funder, anchor, member, type = 'RECEIVABLE' } = of
  const post = async (path: string, body: object, token: string) => {
    const answer = await server.call('POST', path, body, token)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.msg}`)
    return answer.data
  }
  const { no: anchorNo } = await post(
    '/scf/anchor/save',
    {
      name: anchor.name,
      taxNo: anchor.taxNo,
      limitFen: of.limitFen ?? 100_000_000,
      validTo: today(365),
      contractNo: '框架-2026-01',
    },
    funder.a,
  )
  await post('/scf/anchor/step', { no: anchorNo, step: 'ACTIVATE', reason: REASON }, funder.b)
  const { no: relationNo } = await post(
    '/scf/relation/save',
    {
      anchorNo,
      name: member.name,
      taxNo: member.taxNo,
      role: type === 'PREPAYMENT' ? 'DEALER' : 'SUPPLIER',
    },
    funder.a,
  )
  const seat = async (role: string, refNo: string, token: string) => {
    const invited = await post('/scf/invite', { role, refNo }, funder.a)
    const { funderId } = await post('/scf/accept', { token: invited.token }, token)
    return { funderId, role, refNo }
  }
  const anchorSeat = await seat('ANCHOR', anchorNo, anchor.a)
  const memberSeat = await seat('MEMBER', relationNo, member.a)
  const { no: productNo } = await post(
    '/scf/product/save',
    {
      name: '应收保理',
      type,
      ratePpm: 60_000,
      penaltyPpm: 90_000,
      dayCount: 'ACT_360',
      method: 'BULLET',
      rounding: 'HALF_UP',
      graceDays: 0,
      compound: false,
      maxTenorDays: 180,
      advanceBp: 8_000,
    },
    funder.a,
  )
  const line = await post(
    '/loan/line/ask',
    {
      ...{ taxNo: member.taxNo, product: '应收保理', limitFen: 1_000_000_000, revolving: true },
      ...{ fromDay: today(), toDay: today(365), reason: REASON },
    },
    funder.a,
  )
  await post('/loan/line/decide', { no: line.no, approve: true, reason: REASON }, funder.b)
  return { funder, anchor, member, anchorNo, relationNo, productNo, anchorSeat, memberSeat }
}

/** Of the member's verified invoices a receivable that the debtor confirmed and the register knows nothing of; its number. */
export async function confirmed(
  server: TestServer,
  of: Programme,
  { verifyNos, amountFen }: { verifyNos: string[]; amountFen: number },
): Promise<string> {
  const post = async (path: string, body: object, token: string) => {
    const answer = await server.call('POST', path, body, token)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.msg}`)
    return answer.data
  }
  const { no } = await post(
    '/scf/party/receivable/save',
    {
      seat: of.memberSeat,
      ...{ productNo: of.productNo, contractNo: '购销-01', amountFen, verifyNos },
      dueDay: today(50),
    },
    of.member.a,
  )
  await post('/scf/party/receivable/submit', { seat: of.memberSeat, no }, of.member.a)
  const seat = of.anchorSeat
  const record = { seat, no, word: 'CONFIRM', note: '货物已验收入库' }
  await post('/scf/party/receivable/record', record, of.anchor.a)
  const decide = { seat, no, word: 'CONFIRM', agree: true, note: '复核无误同意' }
  await post('/scf/party/receivable/decide', decide, of.anchor.b)
  await post('/scf/receivable/register', { no, act: 'SEARCH' }, of.funder.a)
  return no
}

export const financing = (no: string, amountFen: number) => ({
  ...{ no, amountFen, dueDate: today(40), purpose: '采购原材料' },
  ...{ payeeName: '示例供应商', payeeBank: '示例银行', payeeAccount: '6222000012345678' },
})
