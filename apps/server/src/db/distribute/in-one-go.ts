/** A statement that is a transaction of its own, on its way as one (docs/decisions/0264). */
import type pg from 'pg'

/**
 * Sends what opens a transaction, the statement and the commit before the first of them is answered: one way there and back in the place of
 * four. Of a statement that is refused nothing stays, and the connection is as good as before. Throws what the first of them was refused with.
 */
export async function inOneGo<T>(
  client: pg.PoolClient,
  opening: readonly string[],
  send: () => Promise<T>,
): Promise<T> {
  // Only meanwhile: of a COPY the driver takes nothing behind it. Whoever holds a connection holds it alone.
  const driver = client as unknown as { pipeline: boolean }
  driver.pipeline = true
  try {
    const opened = opening.map((text) => client.query(text))
    const answer = send()
    for (const one of await Promise.allSettled([...opened, answer, client.query('commit')]))
      if (one.status === 'rejected') throw one.reason
    return await answer
  } finally {
    driver.pipeline = false
  }
}
