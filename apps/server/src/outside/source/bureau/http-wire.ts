/**
 * The wire over HTTP. Without a map it speaks the sandbox's protocol; with one (BUREAU_GATEWAY_MAP) paths, field names,
 * success and failure codes are a gateway's own.
 */
import { SourceError, type TeCode } from '../failure.ts'
import type { GatewayMap } from '../gateway-map.ts'
import { CODE_TABLE } from './codes.ts'
import { type Incoming, type Operation, type Outgoing, SANDBOX_ROUTES, type Wire } from './wire.ts'

const BODY_LIMIT = 32 * 1024 * 1024
const SUCCESS = '0000'

export function createHttpWire(base: string, key: string, map: GatewayMap<Operation> | null): Wire {
  const routes = { ...SANDBOX_ROUTES, ...map?.routes }
  const table: Readonly<Record<string, TeCode>> = { ...CODE_TABLE, ...map?.failures }
  const theirs = (name: string): string => map?.fields[name] ?? name
  const ours = new Map(Object.entries(map?.fields ?? {}).map(([our, their]) => [their, our]))

  const send = async (out: Outgoing): Promise<Response> => {
    const route = routes[out.operation]
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(out.at[name] ?? ''),
    )
    const fields = Object.entries(out.fields).map(([k, v]) => [theirs(k), v] as const)
    const query =
      route.method === 'GET' && fields.length > 0
        ? `?${new URLSearchParams(fields.map(([k, v]) => [k, String(v)]))}`
        : ''
    try {
      return await fetch(base + path + query, {
        method: route.method,
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'X-Consent-No': out.contractNo,
          'X-Task-No': out.taskId,
        },
        ...(route.method === 'POST' ? { body: JSON.stringify(Object.fromEntries(fields)) } : {}),
        signal: out.signal,
      })
    } catch {
      throw new SourceError('TE-09', out.signal.aborted ? 'TIMEOUT' : 'NETWORK', null)
    }
  }

  const read = async (response: Response): Promise<Record<string, unknown>> => {
    const length = Number(response.headers.get('content-length') ?? 0)
    if (length > BODY_LIMIT) throw new SourceError('TE-09', 'TOO_LARGE', null)
    const value: unknown = await response.json().catch(() => null)
    // A body that is cut off or no JSON is a broken gateway, whatever its status says.
    if (typeof value !== 'object' || value === null)
      throw new SourceError('TE-09', `HTTP_${response.status}`, null)
    return value as Record<string, unknown>
  }

  /** Their field names → ours, all the way down. */
  const translate = (value: unknown): unknown => {
    if (ours.size === 0 || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(translate)
    return Object.fromEntries(
      Object.entries(value).map(([k, v]) => [ours.get(k) ?? k, translate(v)]),
    )
  }

  const refuse = (answer: Record<string, unknown>, http: number): never => {
    const code = String(answer.code ?? '')
    const message = typeof answer.message === 'string' ? answer.message : null
    const te = table[code] ?? (http >= 500 ? 'TE-09' : 'TE-99')
    throw new SourceError(te, code || `HTTP_${http}`, message, details(answer.data))
  }

  return {
    async call(out): Promise<Incoming> {
      const response = await send(out)
      const raw = await read(response)
      // The list of bureaus is the bare list of the sandbox's protocol.
      if (Array.isArray(raw)) return { step: null, data: { rows: translate(raw) as unknown[] } }
      const answer = translate(raw) as Record<string, unknown>
      if (String(answer.code) !== (map?.success ?? SUCCESS)) refuse(answer, response.status)
      const step = typeof answer.stepCode === 'number' ? answer.stepCode : null
      const data = typeof answer.data === 'object' && answer.data !== null ? answer.data : {}
      return {
        step,
        data: Array.isArray(data) ? { rows: data } : (data as Record<string, unknown>),
      }
    },
    async bytes(out) {
      const response = await send(out)
      const json = response.headers.get('content-type')?.includes('application/json')
      if (json || !response.ok || !response.body) {
        refuse(translate(await read(response)) as Record<string, unknown>, response.status)
      }
      return response.body as unknown as AsyncIterable<Uint8Array>
    },
  }
}

function details(data: unknown): Record<string, string | number> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).filter(([, v]) => typeof v === 'string' || typeof v === 'number'),
  ) as Record<string, string | number>
}
