/** A server in a test: it answers each call of the contract as told, and remembers what it was asked. */
import type { AnyEndpoint } from '@xinjian/contract/endpoint'
import { unknownField } from '@xinjian/contract/unknown-field'
import { vi } from 'vitest'

export const ok = (data: unknown) => ({ status: 200, code: 200, msg: '', data })
export const no = (status: number, msg: string, field?: string) => ({
  status,
  code: status,
  msg,
  field,
})
/** The line is dead for this call. */
export const DEAD = null

type Answer = object | null | Promise<object>
interface Call {
  path: string
  body: Record<string, unknown>
  headers: Record<string, string>
}
let answers = new Map<string, Answer[]>()
let asked = new Map<string, AnyEndpoint>()
let calls: Call[] = []
let pages = new Map<string, string>()

/** Answers of a call in turn; the last one stays. A call without any is refused. */
export function answer(endpoint: AnyEndpoint, ...given: Answer[]): void {
  asked.set(endpoint.path, endpoint)
  answers.set(endpoint.path, given)
}

/** What stands at an address that is no call. */
export const serve = (url: string, html: string): void => void pages.set(url, html)

const told = (endpoint: AnyEndpoint) => calls.filter((c) => c.path === endpoint.path)
/** Bodies with which a call was made, in turn. */
export const sent = (endpoint: AnyEndpoint) => told(endpoint).map((c) => c.body)
export const headersOf = (endpoint: AnyEndpoint) => told(endpoint).map((c) => c.headers)

/** Before each test, until `vi.unstubAllGlobals`. */
export function newServer(): void {
  answers = new Map()
  asked = new Map()
  calls = []
  pages = new Map()
  vi.stubGlobal('fetch', fetched)
}

async function fetched(url: string, init: RequestInit = {}): Promise<Response> {
  const page = pages.get(url)
  if (page !== undefined) return new Response(page)
  const [path = '', query] = url.replace('/api', '').split('?')
  const body = init.body
    ? bodyOf(init.body)
    : (Object.fromEntries(new URLSearchParams(query)) as Record<string, unknown>)
  calls.push({ path, body, headers: { ...(init.headers as Record<string, string>) } })
  if (init.body) mustBeKnown(path, body)
  const list = answers.get(path) ?? []
  const given = await Promise.race([list.length > 1 ? list.shift() : list[0], givenUp(init.signal)])
  if (given === null) throw new TypeError('fetch failed')
  if (given instanceof Response) return given.clone()
  return Response.json(given ?? no(500, `没有 ${path} 的答复`))
}

/** The service refuses a field that it does not know (http/input/validate.ts): so does this one, or a page would work in tests alone. */
function mustBeKnown(path: string, body: Record<string, unknown>): void {
  const endpoint = asked.get(path)
  if (!endpoint || endpoint.kind === 'upload') return
  const taken = endpoint.body.safeParse(body)
  const field = taken.success ? unknownField(body, taken.data) : null
  if (field === null) return
  const fault = `${path} knows no field ${field}`
  throw new Error(fault)
}

const bodyOf = (body: BodyInit): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))

/** Rejects when the caller gives up, as a browser's own fetch does. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
