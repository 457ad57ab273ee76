/**
 * The bank that pays out loans: one protocol by URL and bearer key, written down in the sandbox's `docs/bank.md`. A transfer is asked
 * for by its number; the same number again is the same transfer, so an answer that was lost is asked for again without harm.
 */
import * as z from 'zod/mini'

export interface TransferAsk {
  no: string
  /** Whole fen. */
  fen: number
  payee: { name: string; bank: string; account: string }
}

/** BOOKED and REFUSED are final; UNKNOWN is everything else: asked again. */
export interface TransferAnswer {
  outcome: 'BOOKED' | 'REFUSED' | 'UNKNOWN'
  message: string
  bankNo: string | null
  /** Day on which it was booked, `YYYY-MM-DD`. */
  day: string | null
}

export interface Bank {
  /** Never throws: no answer is UNKNOWN. */
  transfer(ask: TransferAsk, signal: AbortSignal): Promise<TransferAnswer>
}

const MOST_BYTES = 64 * 1024
const answer = z.object({
  status: z.enum(['ACCEPTED', 'BOOKED', 'REFUSED']),
  requestNo: z.string(),
  amountFen: z.number().check(z.int()),
  bankNo: z.nullable(z.string().check(z.maxLength(64))),
  bookedOn: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  message: z.string().check(z.maxLength(200)),
})

const unknown = (message: string): TransferAnswer => ({
  ...{ outcome: 'UNKNOWN', message, bankNo: null, day: null },
})

export interface BankSettings {
  bankUrl: string | null
  bankKey: string | null
  bankSeconds: number
}

export const createBank = ({ bankUrl, bankKey, bankSeconds }: BankSettings): Bank => ({
  async transfer({ no, fen, payee }, signal) {
    if (bankUrl === null) return unknown('未配置付款银行')
    try {
      const response = await fetch(`${bankUrl}/transfers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bankKey ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ requestNo: no, amountFen: fen, payee }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(bankSeconds * 1_000)]),
      })
      const text = await response.text()
      if (!response.ok || text.length > MOST_BYTES) return unknown(`银行应答 ${response.status}`)
      const read = answer.safeParse(JSON.parse(text))
      // An answer to another question is none.
      if (!read.success || read.data.requestNo !== no || read.data.amountFen !== fen)
        return unknown('银行应答无法识别')
      const { status, message, bankNo, bookedOn } = read.data
      if (status === 'ACCEPTED') return unknown(message || '银行已受理，等待入账')
      if (status === 'BOOKED' && (bankNo === null || bookedOn === null))
        return unknown('银行应答无法识别')
      return { outcome: status, message, bankNo, day: status === 'BOOKED' ? bookedOn : null }
    } catch {
      return unknown('银行没有应答')
    }
  },
})
