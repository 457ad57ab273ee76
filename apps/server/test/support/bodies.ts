/** Bodies that a call's form lets through, of whatever is known. */
import type { AnyEndpoint } from '@xinjian/contract'

/** Words that let a call come as far as its numbers. */
export const REST = {
  ...{ days: 1, purpose: '试探，已核实', reason: '试探，已核实', page: 1, size: 20, columns: [] },
  ...{ format: 'json', leg: 0, statement: 'BALANCE', item: 'cash', reportType: 'INVOICE' },
}

/** What a call takes of what is known: the edge refuses a field that it does not know, and with it the whole call. */
export function takenBy({ body }: AnyEndpoint, of: Readonly<Record<string, unknown>>): object {
  const form = body as { _zod?: { def?: { shape?: object } } } | undefined
  const shape = form?._zod?.def?.shape ?? {}
  return Object.fromEntries(Object.entries(of).filter(([name]) => Object.hasOwn(shape, name)))
}

/** What a call answers to a session, by its bytes. `path`: with its number in it. */
export async function bytesOf(
  { method }: AnyEndpoint,
  { base, path, body, token }: { base: string; path: string; body: object; token: string },
): Promise<{ http: number; text: string }> {
  const query = method === 'GET' ? `?${new URLSearchParams(body as never)}` : ''
  const response = await fetch(`${base}${path}${query}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
  return { http: response.status, text: await response.text() }
}
