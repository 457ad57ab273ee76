/**
 * The register of movables (动产融资统一登记公示系统, 中登网): one protocol by URL and bearer key, written down in the sandbox's
 * `docs/movables.md`. A request is known by its number; the same number again is the same request, so an answer that was lost is asked for
 * again without harm.
 */
import * as z from 'zod/mini'

export interface RegisterAsk {
  requestNo: string
  /** Who transfers, who takes, who owes: name and tax number. */
  transferor: Firm
  transferee: Firm
  debtor: Firm
  /** Whole fen. */
  amountFen: number
  /** `YYYY-MM-DD`. */
  dueDay: string
  /** Numbers of invoices, or of purchase orders where there is no invoice yet: one of both is told. */
  invoices: readonly string[]
  purchases: readonly string[]
}
interface Firm {
  name: string
  taxNo: string
}

/** FOUND: registrations of the same invoices or purchase orders by others. UNKNOWN is everything that is no answer: asked again. */
export type RegisterAnswer =
  | { result: 'CLEAR' | 'UNKNOWN'; body: string | null }
  | { result: 'FOUND'; body: string; found: number }
  | { result: 'REGISTERED'; body: string; regNo: string }
  | { result: 'REFUSED'; body: string; message: string }

export interface MovablesRegister {
  /** Whether one is connected. */
  inUse: boolean
  /** Never throw: no answer is UNKNOWN. */
  search(ask: RegisterAsk): Promise<RegisterAnswer>
  register(ask: RegisterAsk): Promise<RegisterAnswer>
}

const MOST_BYTES = 256 * 1024
const head = { requestNo: z.string(), message: z.string().check(z.maxLength(200)) }
const searched = z.object({
  ...head,
  status: z.enum(['DONE', 'REFUSED']),
  found: z.array(z.object({ regNo: z.string(), registeredOn: z.string() })).check(z.maxLength(200)),
})
const registered = z.object({
  ...head,
  status: z.enum(['REGISTERED', 'REFUSED']),
  regNo: z.nullable(z.string().check(z.regex(/^[0-9A-Z]{8,32}$/))),
})

export interface MovablesSettings {
  movablesUrl: string | null
  movablesKey: string | null
  movablesSeconds: number
}

export function createMovablesRegister(settings: MovablesSettings): MovablesRegister {
  const { movablesUrl, movablesKey, movablesSeconds } = settings
  const unknown = (body: string | null = null): RegisterAnswer => ({ result: 'UNKNOWN', body })
  const send = async (end: string, ask: RegisterAsk): Promise<string | null> => {
    try {
      const response = await fetch(`${movablesUrl}/${end}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${movablesKey ?? ''}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(ask),
        redirect: 'error',
        signal: AbortSignal.timeout(movablesSeconds * 1_000),
      })
      const text = await response.text()
      return response.ok && text.length <= MOST_BYTES ? text : null
    } catch {
      return null
    }
  }
  const read = <T>(schema: z.ZodMiniType<T>, body: string): T | null => {
    try {
      return schema.parse(JSON.parse(body))
    } catch {
      return null
    }
  }
  return {
    inUse: movablesUrl !== null,
    async search(ask) {
      const body = await send('searches', ask)
      if (body === null) return unknown()
      const told = read(searched, body)
      // An answer to another question is none.
      if (!told || told.requestNo !== ask.requestNo) return unknown(body)
      if (told.status === 'REFUSED') return { result: 'REFUSED', body, message: told.message }
      const { found } = told
      return found.length > 0
        ? { result: 'FOUND', body, found: found.length }
        : { result: 'CLEAR', body }
    },
    async register(ask) {
      const body = await send('registrations', ask)
      if (body === null) return unknown()
      const told = read(registered, body)
      if (!told || told.requestNo !== ask.requestNo) return unknown(body)
      if (told.status === 'REFUSED') return { result: 'REFUSED', body, message: told.message }
      return told.regNo === null ? unknown(body) : { result: 'REGISTERED', body, regNo: told.regNo }
    },
  }
}
