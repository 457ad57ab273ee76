/** Vouchers: what operators enter on behalf of a company. One enters it, another's word puts it into the ledger. */
import type { contract, DataOf } from '@xinjian/contract'
import { momentOfDatabase } from '../../db/distribute/moment.ts'
import type { OperatorDb } from '../../db/operator.ts'
import type { Db } from '../../db/pool.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { enter, lockLedger, setCredit } from '../ledger/index.ts'
import { chargeOf, type MeterTx, monthOf, reverse } from '../metering/index.ts'
import { tell } from '../notice/index.ts'
import { receivedKey } from './reference.ts'
import { giveReferenceFree, takeReference, toldByWhom } from './reference-taken.ts'
import { BILLING_SAYS } from './words.ts'

type Row = DataOf<typeof contract.billing.operateVouchers>[number]

export interface NewVoucher {
  kind: Row['kind']
  amount?: number | undefined
  about: string
  note: string
}

interface Who {
  userId: number
  userName: string
}

/** Money comes in once: a reference that another voucher has is refused. `tell` tells of it in the same transaction. */
export const askVoucher = (
  operator: OperatorDb,
  companyId: number,
  who: Who,
  asked: NewVoucher,
  tell: (tx: MeterTx, id: number) => Promise<void>,
): Promise<number> =>
  operator
    .onCompany(companyId, async (tx) => {
      const id = await put(tx, who, asked)
      if (asked.kind === 'RECHARGE') await takeReference(tx, asked.about, id)
      await tell(tx, id)
      return id
    })
    .catch(toldByWhom(operator, asked.about))

async function put(tx: MeterTx, who: Who, asked: NewVoucher): Promise<number> {
  if (asked.kind !== 'REVERSE' && (await tx.onParent(async () => true)))
    throw new Refusal('CONFLICT', BILLING_SAYS.institutionAboveSecondaryCustomer, 'kind')
  const amount = asked.kind === 'REVERSE' ? await chargeOf(tx, asked.about) : mustBeAmount(asked)
  const row = await tx.one<{ id: number }>(
    `insert into voucher (company_id, kind, amount, about, note, asked_id, asked_by)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [asked.kind, amount, asked.about, asked.note, who.userId, who.userName],
  )
  return row!.id
}

function mustBeAmount({ kind, amount }: NewVoucher): number {
  if (amount === undefined) throw new Refusal('MALFORMED', BILLING_SAYS.enterAmount, 'amount')
  if (amount === 0 && kind !== 'CREDIT')
    throw new Refusal('MALFORMED', BILLING_SAYS.amountMustMoreThan, 'amount')
  return amount
}

interface Decision {
  id: number
  approve: boolean
  note: string
}

/** What its company is told of a voucher that took effect; what only changes a limit is no entry. */
const NAMES: Record<Row['kind'], readonly [zh: string, en: string]> = {
  RECHARGE: ['充值', 'recharge'],
  GIFT: ['赠送', 'gift'],
  ADJUST: ['调增', 'correction in your favour'],
  DEDUCT: ['调减', 'deduction'],
  REVERSE: ['计费冲正', 'charge given back'],
  CREDIT: ['授信调整', 'new credit limit'],
}

export async function decideVoucher(tx: MeterTx, who: Who, of: Decision): Promise<void> {
  await lockLedger(tx)
  const at = await momentOfDatabase(tx)
  const row = await byAnother(
    tx.one<{ kind: Row['kind']; amount: number; about: string; note: string }>(
      `update voucher set status = $3, decided_id = $4, decided_by = $5, decided_at = $7::timestamptz, decision = $6,
              month = ${monthOf('$7::timestamptz')}
        where company_id = $1 and id = $2 and status = 'ASKED' returning kind, amount, about, note`,
      [of.id, of.approve ? 'DONE' : 'REFUSED', who.userId, who.userName, of.note, at],
    ),
  )
  if (!row) throw new Refusal('CONFLICT', BILLING_SAYS.voucherBeenDealtWith)
  if (!of.approve) return giveReferenceFree(tx, of.id)
  const { kind, amount, about, note } = row
  if (kind === 'CREDIT') await setCredit(tx, amount)
  else if (kind === 'REVERSE') await reverse(tx, { no: about, note, madeBy: who.userName })
  else {
    const way =
      kind === 'DEDUCT' ? ({ kind: 'ADJUST', amount: -amount } as const) : { kind, amount }
    // Money that paid a bill under its reference, or came in by a voucher, comes in once.
    const key = kind === 'RECHARGE' ? receivedKey(about) : `voucher:${of.id}`
    if (!(await enter(tx, { ...way, key, about, note, madeBy: who.userName, at })))
      throw new Refusal('CONFLICT', BILLING_SAYS.moneyBankReferenceCome)
  }
  const [what, whatEn] = NAMES[kind]
  await tell(tx, { kind: 'VOUCHER_DONE', key: String(of.id), params: { what, whatEn } })
}

interface VoucherRecord {
  id: number
  company_id: number
  company_name: string
  kind: Row['kind']
  amount: number
  about: string
  note: string
  status: Row['status']
  asked_id: number
  asked_by: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  decision: string | null
}

/** Those that wait first, then the newest. */
export async function vouchers(db: Db, { userId }: Who): Promise<Row[]> {
  const rows = await db.rows<VoucherRecord>(
    `with c as materialized (select id, name from company)
     select v.id, v.company_id, c.name as company_name, v.kind, v.amount, v.about, v.note, v.status, v.asked_id, v.asked_by, v.asked_at,
            v.decided_by, v.decided_at, v.decision
       from voucher v join c on c.id = v.company_id
      order by (v.status = 'ASKED') desc, v.asked_at desc`,
  )
  return rows.map((row) => ({
    ...wired(
      row,
      'id company_id company_name kind amount about note status asked_by asked_at decided_by decided_at decision',
    ),
    own: row.asked_id === userId,
  }))
}
