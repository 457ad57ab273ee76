/** Invoices of the sandbox's platform, and its knobs. */
import { inject } from 'vitest'

export interface Paper {
  kind: string
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  checkCode: string
  amount: string
  totalAmount: string
}

/** @param at another sandbox than that of the run */
export const platform = async (
  at = inject('sandboxUrl'),
): Promise<{
  asked: number
  judged: number
  demo: { what: string; paper: Paper }[]
}> => (await fetch(`${at}/verification.json`)).json()

/** What a person types from the paper of one of the demonstration. */
export async function typedFrom(what: string, at = inject('sandboxUrl')) {
  const { demo } = await platform(at)
  const paper = demo.find((one) => one.what.includes(what))!.paper
  const gross = ['09', '90', '15'].includes(paper.kind)
  return {
    invoiceCode: paper.invoiceCode,
    invoiceNumber: paper.invoiceNumber,
    issueDate: paper.issueDate,
    amount: gross ? paper.totalAmount : paper.amount,
    checkCode: paper.checkCode.slice(-6),
  }
}

let made = 0
/** An invoice that nobody issued, of last week: each is asked about by one test alone. */
export function unknownInvoice() {
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
  // An ordinal that no firm of the world has, then the run, then the test.
  const run = String(process.pid % 1_000).padStart(3, '0')
  const invoiceNumber = `${day.slice(2, 4)}44200099998${run}${String(++made).padStart(4, '0')}`
  return { invoiceNumber, issueDate: day, amount: '100' }
}

export async function breakPlatform(fault: string, times?: number): Promise<void> {
  const answer = await fetch(`${inject('sandboxUrl')}/knobs/verification`, {
    method: 'POST',
    body: JSON.stringify({ fault, ...(times === undefined ? {} : { times }) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
