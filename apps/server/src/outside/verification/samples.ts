/**
 * The sandbox's own invoices, which the public site has visitors try. The platform judges an invoice five times a day, whoever asks: what it
 * said of the same fields is told again until the day is over, so that many visitors do not use up what one may ask.
 */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { isSettled } from '@xinjian/format/verify/result'
import type { Config } from '../../config.ts'
import { Refusal } from '../../http/refusal.ts'
import { OUTSIDE_SAYS } from '../words.ts'
import { Unreached, type Verdict } from './connector.ts'
import { createSandboxConnector } from './sandbox-connector.ts'

const DEADLINE_MS = 8_000
/** Answers that are kept at most; beyond, the oldest goes. */
const MOST_KEPT = 500

export interface SampleInvoice {
  invoiceNumber: string
  /** ISO. */
  issueDate: string
  /** With tax, yuan as printed. */
  amount: string
}

export interface Samples {
  invoices(): Promise<SampleInvoice[]>
  /** Refuses what is none of them: only they may be verified without an account. */
  check(typed: SampleInvoice): Promise<{ verdict: Verdict; at: Date }>
}

interface Shown {
  demo: { paper: { invoiceNumber: string; issueDate: string; totalAmount: string } }[]
}

/** null = there is no sandbox. */
export function createSamples({
  sandbox,
  sandboxUrl,
  sandboxKey,
}: Pick<Config, 'sandbox' | 'sandboxUrl' | 'sandboxKey'>): Samples | null {
  if (!sandbox) return null
  const connector = createSandboxConnector(sandboxUrl, sandboxKey)
  const kept = new Map<string, { verdict: Verdict; at: Date }>()
  const invoices = async (): Promise<SampleInvoice[]> => {
    const response = await fetch(`${sandboxUrl}/verification.json`, {
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => null)
    if (!response?.ok) throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.samplesCannotBeRead)
    const { demo } = (await response.json()) as Shown
    // Digital ones alone: number, day and amount are all that they are verified by.
    return demo
      .filter(({ paper }) => paper.invoiceNumber.length === 20)
      .map(({ paper: { invoiceNumber, issueDate, totalAmount } }) => ({
        ...{ invoiceNumber, issueDate, amount: totalAmount },
      }))
  }
  return {
    invoices,
    async check(typed) {
      const known = await invoices()
      if (!known.some(({ invoiceNumber }) => invoiceNumber === typed.invoiceNumber))
        throw new Refusal('UNKNOWN', OUTSIDE_SAYS.noSuchSample, 'invoiceNumber')
      const at = new Date()
      const { invoiceNumber, issueDate, amount } = typed
      const key = [invoiceNumber, issueDate, Number(amount), chinaDay(at.toISOString()).day].join(
        '/',
      )
      const before = kept.get(key)
      if (before) return before
      const asked = { ...typed, invoiceCode: '', checkCode: '', kind: 'UNKNOWN' as const }
      const verdict = await connector
        .check(asked, AbortSignal.timeout(DEADLINE_MS))
        .catch((error) => {
          if (error instanceof Unreached)
            throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.samplesCannotBeRead)
          throw error
        })
      if (isSettled(verdict.result)) {
        kept.set(key, { verdict, at })
        if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
      }
      return { verdict, at }
    },
  }
}
