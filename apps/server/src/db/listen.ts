/** A connection of its own that LISTENs, and comes back by itself. */
import pg from 'pg'

const RECONNECT_MS = 1_000
/** Advisory lock that every worker shares as long as it listens: whoever asks whether one is there looks for it (health/dependencies.ts). */
export const WORKER_MARK = 7_301_956

export interface Listening {
  url: string
  channel: string
  onPayload: (payload: string) => void
  onError: (error: Error) => void
  /** It is back after a break: what was said meanwhile was not heard. */
  onBack?: () => void
  /** Advisory lock that is shared while it listens. */
  mark?: number
}

export async function listen({
  url,
  channel,
  onPayload,
  onError,
  onBack,
  mark,
}: Listening): Promise<() => Promise<void>> {
  let stopped = false
  let current: pg.Client | null = null
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', (error) => {
      onError(error)
      if (current === client) again()
    })
    try {
      await client.connect()
      if (mark !== undefined) await client.query('select pg_advisory_lock_shared($1)', [mark])
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      current = client
    } finally {
      if (current !== client || stopped) await client.end().catch(onError)
    }
  }
  // As long as it takes: a database that restarts is back in seconds, and nobody else would ask again.
  const again = (): void => {
    current = null
    if (stopped) return
    setTimeout(() => {
      if (!stopped) connect().then(onBack, again)
    }, RECONNECT_MS).unref()
  }
  await connect()
  return async () => {
    stopped = true
    await current?.end()
  }
}
