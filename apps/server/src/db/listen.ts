/** A connection of its own that LISTENs, and comes back by itself. */
import pg from 'pg'

const RECONNECT_MS = 1_000

export async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let current: pg.Client | null = null
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url })
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', (error) => {
      onError(error)
      if (current === client) again()
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    current = client
  }
  // As long as it takes: a database that restarts is back in seconds, and nobody else would ask again.
  const again = (): void => {
    current = null
    if (stopped) return
    setTimeout(() => connect().catch(again), RECONNECT_MS).unref()
  }
  await connect()
  return async () => {
    stopped = true
    await current?.end()
  }
}
