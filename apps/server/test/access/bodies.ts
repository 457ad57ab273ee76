/** Bodies that a call's form lets through, of whatever is known. */
import { ACCOUNT_PERMISSIONS, type AnyEndpoint, endpoints } from '@xinjian/contract'

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

/** Calls of the office that whoever sees his own work alone may be tried on. */
export const calls = endpoints.filter(
  ({ name, endpoint }) =>
    endpoint.guard !== 'public' &&
    endpoint.guard !== 'task' &&
    endpoint.guard !== 'self' &&
    endpoint.kind !== 'stream' &&
    // Whoever administers accounts sees them, and what they did, by that right; it is no colleague's work.
    !(ACCOUNT_PERMISSIONS as readonly string[]).includes(endpoint.guard) &&
    // The question itself, by which a child customer comes to see an enterprise: below.
    !['reportQuery', 'declareQuery', 'packOrder', 'graphQuery'].includes(name) &&
    // What the registry publishes of everybody.
    name !== 'justiceFind',
)

/**
 * Answered from what is each company's own: the names and codes of its channels, a new link; what a question about a whole tax number would
 * cost, and whom it may invite; a workbook carries the second it was written. Markers are looked for all the same.
 */
export const OWN = new Set([
  ...['channelList', 'collectChannel', 'collectLink'],
  ...['graphQuote', 'personConsentList', 'loanTemplate', 'terminalWitnesses'],
])
