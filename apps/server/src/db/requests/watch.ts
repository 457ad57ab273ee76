/**
 * Statements of requests, ended when they take too long or nobody waits for their answer any more. One timer looks at all of them: a
 * statement that is answered in time costs an entry in a set.
 */
import pg from 'pg'
import { ofRequest, TookTooLong } from './bounds.ts'

const LOOK_MS = 250
const READS = /^\s*(?:select|with)\b/i

interface Running {
  client: pg.PoolClient
  since: number
  bounds: NonNullable<ReturnType<typeof ofRequest>>
  /** What it reads, where it alone is what the connection does: ended, it leaves nothing half done. Null: within a transaction. */
  text: string | null
  late: boolean
}

const running = new Set<Running>()
/** Nobody knows when word of an end arrives: a connection that it was sent for is never handed out again. */
const ended = new WeakSet<pg.PoolClient>()
let timer: NodeJS.Timeout | undefined

/** Somebody was told to end what this connection does. */
export const wasEnded = (client: pg.PoolClient): boolean => ended.has(client)

/** Sends a statement under the bounds of the request that it is sent for. `text`: null within a transaction. */
export async function watched<T>(
  client: pg.PoolClient,
  text: string | null,
  send: () => Promise<T>,
): Promise<T> {
  const bounds = ofRequest()
  if (!bounds) return send()
  const one: Running = { client, since: performance.now(), bounds, text, late: false }
  running.add(one)
  if (!timer) timer = setInterval(look, LOOK_MS).unref()
  try {
    return await send()
  } catch (error) {
    throw one.late ? new TookTooLong(bounds.limitMs) : error
  } finally {
    running.delete(one)
  }
}

function look(): void {
  const now = performance.now()
  for (const one of running) {
    const { client, since, bounds, text } = one
    const { gone, readsOnly, limitMs } = bounds
    one.late = limitMs > 0 && now - since > limitMs
    const isForNobody = gone.aborted && readsOnly && text !== null && READS.test(text)
    if (ended.has(client) || !(one.late || isForNobody)) continue
    ended.add(client)
    end(client)
  }
}

/** Asks the database, on a way of its own, to end what the connection does. A word that does not arrive is lost: the answer comes late. */
function end(client: pg.PoolClient): void {
  const { host, port, processID, secretKey } = client as pg.PoolClient & Cancellable
  const way = new (pg as unknown as { Connection: new () => Way }).Connection()
  way.on('error', () => undefined)
  way.on('connect', () => way.cancel(processID, secretKey))
  if (host.startsWith('/')) way.connect(`${host}/.s.PGSQL.${port}`)
  else way.connect(port, host)
}

/** What the driver knows of a connection, and types do not tell. */
interface Cancellable {
  host: string
  port: number
  processID: number
  secretKey: number
}

interface Way {
  connect(...to: readonly [path: string] | readonly [port: number, host: string]): void
  cancel(processID: number, secretKey: number): void
  on(event: 'connect' | 'error', listener: () => void): void
}
