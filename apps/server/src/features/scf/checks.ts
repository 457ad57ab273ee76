/** Checks before financing (domain §2.10), from what is held: pure. What nothing is held of is ABSENT, never passed. */
import type { AgreementKind } from '@xinjian/contract/agreement/kinds'
import {
  CHECKS,
  type CheckCode,
  type CheckState,
  LAW_TERM_DAYS,
  VERIFIED_DAYS,
} from '@xinjian/contract/scf/states'
import { comparableName } from '@xinjian/format/firm-name'
import { dayOf, daysBetween } from './numbers.ts'
import type { ReceivableRecord } from './store/receivables.ts'
import type { InvoiceRecord, RegistrationRecord } from './store/records.ts'
import type { Turned } from './turned.ts'

export interface Judged {
  code: CheckCode
  state: CheckState
  value: number | null
}

export interface Held extends Turned {
  row: Pick<
    ReceivableRecord,
    | 'amount_fen'
    | 'due_day'
    | 'seller_tax_no'
    | 'debtor'
    | 'debtor_tax_no'
    | 'contract_buyer'
    | 'confirmed_at'
    | 'state'
    | 'loan_no'
  >
  invoices: readonly InvoiceRecord[]
  /** null = the registry told nothing of both. */
  related: boolean | null
  /** Invoices that another receivable holds. */
  taken: number
  papers: readonly { kind: AgreementKind }[]
  registrations: readonly Pick<RegistrationRecord, 'act' | 'result'>[]
  /** `YYYY-MM-DD`. */
  today: string
}

type Verdict = readonly [CheckState, number | null]
const held = (holds: boolean, value: number | null = null): Verdict => [
  holds ? 'PASS' : 'FAIL',
  value,
]
const NONE: Verdict = ['ABSENT', null]

export function judge(of: Held): Judged[] {
  const { row, invoices } = of
  const each = (holds: (invoice: InvoiceRecord) => boolean): Verdict => {
    const wrong = invoices.filter((one) => !holds(one)).length
    return held(invoices.length > 0 && wrong === 0, wrong)
  }
  // An invoice may turn red on any day: until money was asked for, a check that is too old says nothing, and the funder makes it anew.
  const recent = (at: Date) => daysBetween(dayOf(at), of.today) <= VERIFIED_DAYS
  const fresh = ({ invoice_key, verified_at }: InvoiceRecord) =>
    row.loan_no !== null ||
    recent(verified_at) ||
    recent(of.marks.get(invoice_key)?.at ?? verified_at)
  const sum = invoices.reduce((total, { total_fen }) => total + total_fen, 0)
  const first = invoices.map(({ issue_day }) => issue_day).sort()[0]
  const term = first ? daysBetween(first, row.due_day) : null
  const search = of.registrations.filter(({ act }) => act === 'SEARCH').at(-1)
  const verdicts: Record<CheckCode, Verdict> = {
    VERIFIED: each(fresh),
    NOT_RED: each(
      ({ invoice_key: key, mark }) =>
        !of.turned.has(key) && (of.marks.get(key) ?? { mark }).mark === 'N',
    ),
    SUM: held(sum >= row.amount_fen, sum),
    SELLER: each(({ seller_tax_no }) => seller_tax_no === row.seller_tax_no),
    DEBTOR: each(({ buyer_tax_no }) => buyer_tax_no === row.debtor_tax_no),
    CONTRACT:
      row.contract_buyer === null
        ? NONE
        : held(comparableName(row.contract_buyer) === comparableName(row.debtor)),
    TERM: term === null ? NONE : [term > LAW_TERM_DAYS ? 'NOTE' : 'PASS', term],
    RELATED: of.related === null ? NONE : [of.related ? 'NOTE' : 'PASS', null],
    UNFINANCED: held(of.taken === 0, of.taken),
    NOTICE: of.papers.some(({ kind }) => kind === 'TRANSFER_NOTICE') ? held(true) : NONE,
    CONFIRMED: row.confirmed_at ? held(row.state !== 'REJECTED') : NONE,
    SEARCHED: !search || search.result === 'UNKNOWN' ? NONE : held(search.result === 'CLEAR'),
  }
  return CHECKS.map((code) => ({ code, state: verdicts[code][0], value: verdicts[code][1] }))
}

/** Must pass before the debtor is asked. */
const TO_SUBMIT: readonly CheckCode[] = [
  'VERIFIED',
  'NOT_RED',
  'SUM',
  'SELLER',
  'DEBTOR',
  'UNFINANCED',
]
/** Must pass besides before money is asked for. */
const TO_FINANCE: readonly CheckCode[] = [...TO_SUBMIT, 'NOTICE', 'CONFIRMED', 'SEARCHED']

/** Codes that stand against it; a contract's buyer that was told must be the debtor, one that nobody told stands against nothing. */
export const against = (judged: readonly Judged[], what: 'SUBMIT' | 'FINANCE'): CheckCode[] => {
  const needed = what === 'SUBMIT' ? TO_SUBMIT : TO_FINANCE
  return judged
    .filter(
      ({ code, state }) =>
        (needed.includes(code) && state !== 'PASS') || (code === 'CONTRACT' && state === 'FAIL'),
    )
    .map(({ code }) => code)
}
