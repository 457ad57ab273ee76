/** The register of movables, searched before and registered in after: whatever it answers is kept word for word, with hash and time. */
import { createHash } from 'node:crypto'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type {
  MovablesRegister,
  RegisterAnswer,
  RegisterAsk,
} from '../../outside/movables/register.ts'
import type { OrderRecord } from './order/store.ts'
import type { ReceivableRecord } from './store/receivables.ts'
import {
  addRegistration,
  invoicesOf,
  type RegistrationRecord,
  registrationsOf,
} from './store/records.ts'
import { SCF_SAYS } from './words.ts'

type Act = RegistrationRecord['act']

/** One without an answer is asked again under its number; of a registration there is one number until it is refused. */
function requestNo(no: string, act: Act, before: readonly RegistrationRecord[]): string {
  const own = before.filter((one) => one.act === act)
  const last = own.at(-1)
  if (last?.result === 'UNKNOWN') return last.request_no
  const asked = new Set(own.map(({ request_no }) => request_no)).size
  return `${no}-${act[0]}${asked + 1}`
}

function messageOf(answer: RegisterAnswer): string {
  switch (answer.result) {
    case 'CLEAR':
      return SCF_SAYS.registerClear
    case 'FOUND':
      return SCF_SAYS.registerFound({ n: answer.found })
    case 'REGISTERED':
      return SCF_SAYS.registered
    case 'REFUSED':
      return SCF_SAYS.registerRefused({ why: answer.message })
    default:
      return SCF_SAYS.registerSilent
  }
}

/** What is searched for and registered: a receivable by its invoices, an order by its number. */
export interface Registrable extends Omit<RegisterAsk, 'requestNo' | 'transferee'> {
  no: string
  /** It may still be financed. */
  isOpen: boolean
  /** Financing was asked for. */
  isFinanced: boolean
}

export const receivableToRegister = async (
  tenant: TenantDb,
  row: ReceivableRecord,
): Promise<Registrable> => ({
  no: row.no,
  transferor: { name: row.seller, taxNo: row.seller_tax_no },
  debtor: { name: row.debtor, taxNo: row.debtor_tax_no },
  amountFen: row.amount_fen,
  dueDay: row.due_day,
  invoices: (await invoicesOf(tenant, row.no)).map(({ number }) => number),
  purchases: [],
  isOpen: row.state === 'SUBMITTED' || row.state === 'CONFIRMED',
  isFinanced: row.loan_no !== null,
})

/** The member transfers what the core enterprise owes it: the price of what it supplies, or the goods that it pays for in advance. */
export function orderToRegister(row: OrderRecord): Registrable {
  const seller = { name: row.seller, taxNo: row.seller_tax_no }
  const buyer = { name: row.buyer, taxNo: row.buyer_tax_no }
  const [transferor, debtor] = row.type === 'ORDER' ? [seller, buyer] : [buyer, seller]
  return {
    ...{ no: row.no, transferor, debtor, amountFen: row.amount_fen, dueDay: row.delivery_day },
    ...{ invoices: [], purchases: [row.purchase_no] },
    isOpen: (row.state === 'DRAFT' || row.state === 'VERIFIED') && row.loan_no === null,
    isFinanced: row.loan_no !== null,
  }
}

/** Asks, and keeps what was answered. No transaction is open while the register is waited for. */
export async function askRegister(
  tenant: TenantDb,
  register: MovablesRegister,
  of: {
    what: Registrable
    act: Act
    funder: { name: string; taxNo: string | null }
    by: string
  },
): Promise<void> {
  const { act, funder, by } = of
  const { no, isOpen, isFinanced, ...what } = of.what
  if (!register.inUse) throw new Refusal('UNAVAILABLE', SCF_SAYS.registerOff)
  if (funder.taxNo === null) throw new Refusal('CONFLICT', SCF_SAYS.registerNeedsTaxNo)
  const before = await registrationsOf(tenant, no)
  if (act === 'REGISTER') {
    if (!isFinanced) throw new Refusal('CONFLICT', SCF_SAYS.registerAfter)
    if (before.some(({ result }) => result === 'REGISTERED'))
      throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
  } else if (!isOpen) throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
  const transferee = { name: funder.name, taxNo: funder.taxNo }
  const ask: RegisterAsk = { ...what, requestNo: requestNo(no, act, before), transferee }
  const answer = await (act === 'SEARCH' ? register.search(ask) : register.register(ask))
  const { body } = answer
  await addRegistration(tenant, no, {
    ...{ act, request_no: ask.requestNo, result: answer.result, message: messageOf(answer) },
    reg_no: answer.result === 'REGISTERED' ? answer.regNo : null,
    answer: body,
    hash: body === null ? null : createHash('sha256').update(body).digest('hex'),
    by_name: by,
  })
}
