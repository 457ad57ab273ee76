import type { AnyEndpoint } from '@xinjian/contract/endpoint'

export const BASE = '/api'
/** Product spec §9. */
export const TIMEOUT_MS = 90_000

/** URL and init of an endpoint: `{id}` of the path is filled from the body, which then no longer carries it. */
export function request(
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>,
  body: unknown,
): { url: string; init: { method: string; headers: Record<string, string>; body?: BodyInit } } {
  if (body instanceof FormData)
    return { url: BASE + endpoint.path, init: { method: 'POST', headers: {}, body } }
  const rest = { ...(body as Record<string, unknown>) }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  if (endpoint.method === 'POST')
    return {
      url: BASE + path,
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(rest),
      },
    }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([k, v]) =>
      v === undefined || v === null ? [] : [[k, String(v)] as [string, string]],
    ),
  ).toString()
  return {
    url: `${BASE}${path}${query ? `?${query}` : ''}`,
    init: { method: 'GET', headers: {} },
  }
}
