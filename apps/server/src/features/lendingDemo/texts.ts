/** Consents and contracts of the demonstration. What is signed is the hash of the Chinese text; the English is a reading aid. */
import { createHash } from 'node:crypto'
import {
  DEMO_BORROWER,
  type DEMO_CONSENTS,
  type DEMO_CONTRACTS,
  DEMO_FUNDER,
  DEMO_ORDERS,
} from '@xinjian/contract/lending-demo/world'
import type { DemoText } from '@xinjian/contract/nouns/public/lendingDemo'
import { canonicalJson, formatFen, maskIdNo } from '@xinjian/format'
import type { LoanRecord } from './store.ts'
import { LENDING_DEMO_TEXTS as TEXTS } from './text-words.ts'

const sealed = (title: string, paragraphs: string[]): DemoText => ({
  ...{ title, paragraphs },
  hash: createHash('sha256').update(canonicalJson({ title, paragraphs })).digest('hex'),
})

export function consentText(of: (typeof DEMO_CONSENTS)[number]): DemoText {
  const { companyName, taxNo, personName, idNo } = DEMO_BORROWER
  return of === 'ENTERPRISE'
    ? sealed(TEXTS.enterpriseTitle, [
        TEXTS.notReal,
        TEXTS.enterpriseWho({ name: companyName, taxNo, funder: DEMO_FUNDER }),
        ...[TEXTS.enterpriseWhat, TEXTS.why, TEXTS.term, TEXTS.withdraw],
      ])
    : sealed(TEXTS.personTitle, [
        TEXTS.notReal,
        TEXTS.personWho({ name: personName, idNo: maskIdNo(idNo), funder: DEMO_FUNDER }),
        ...[TEXTS.personWhat, TEXTS.why, TEXTS.term, TEXTS.withdraw],
      ])
}

/** 68000 millionths → `6.8%`. */
const percent = (ppm: number): string => `${ppm / 10_000}%`

export function contractText(of: (typeof DEMO_CONTRACTS)[number], loan: LoanRecord): DemoText {
  const { supplier, bank, account } = DEMO_ORDERS.find(({ no }) => no === loan.order_no)!
  const amount = formatFen(loan.amount_fen)
  const { terms } = loan
  const order = { order: loan.order_no, supplier }
  return of === 'LOAN'
    ? sealed(TEXTS.loanTitle, [
        TEXTS.notReal,
        TEXTS.loanWho({ funder: DEMO_FUNDER, name: DEMO_BORROWER.companyName }),
        TEXTS.loanAmount({ amount, ...order }),
        TEXTS.loanTerm({ due: loan.due_day, rate: percent(terms.ratePpm) }),
        TEXTS[`method${terms.method}`],
        TEXTS.loanLate({ n: terms.graceDays, rate: percent(terms.penaltyPpm) }),
        TEXTS.loanEarly,
      ])
    : sealed(TEXTS.paymentTitle, [
        TEXTS.notReal,
        TEXTS.paymentWho({ funder: DEMO_FUNDER, name: DEMO_BORROWER.companyName }),
        TEXTS.paymentTo({ amount, supplier, bank, account: account.slice(-4) }),
        TEXTS.paymentFor({ order: loan.order_no }),
        TEXTS.paymentBooked,
      ])
}
