/**
 * The wire over HTTP. Without a map it speaks the sandbox's protocol; with one (BUREAU_GATEWAY_MAP) paths, field names,
 * success and failure codes are a gateway's own. `request` of undici takes half the processor time of `fetch` for a call, and a collection
 * makes ninety of them (docs/decisions/0251); a redirect is not followed: the key goes to no address that the operator did not give.
 */
import { type Dispatcher, request } from 'undici'
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

  const send = async (out: Outgoing): Promise<Dispatcher.ResponseData> => {
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
      return await request(base + path + query, {
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

  const read = async (response: Dispatcher.ResponseData): Promise<Record<string, unknown>> => {
    const { body, headers, statusCode } = response
    if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) {
      body.destroy()
      throw new SourceError('TE-09', 'TOO_LARGE', null)
    }
    const value: unknown = await body.json().catch(() => null)
    // A body that is cut off or no JSON is a broken gateway, whatever its status says.
    if (typeof value !== 'object' || value === null)
      throw new SourceError('TE-09', `HTTP_${statusCode}`, null)
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
      if (String(answer.code) !== (map?.success ?? SUCCESS)) refuse(answer, response.statusCode)
      const step = typeof answer.stepCode === 'number' ? answer.stepCode : null
      const data = typeof answer.data === 'object' && answer.data !== null ? answer.data : {}
      return {
        step,
        data: Array.isArray(data) ? { rows: data } : (data as Record<string, unknown>),
      }
    },
    async bytes(out) {
      const response = await send(out)
      const { body, headers, statusCode } = response
      const json = String(headers['content-type']).includes('application/json')
      if (json || statusCode < 200 || statusCode > 299)
        refuse(translate(await read(response)) as Record<string, unknown>, statusCode)
      return body
    },
  }
}

function details(data: unknown): Record<string, string | number> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).filter(([, v]) => typeof v === 'string' || typeof v === 'number'),
  ) as Record<string, string | number>
}
