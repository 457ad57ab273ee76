/** The database's log, received as it is written, over PostgreSQL's own replication: what `pg_receivewal` does, which we do not bring. */
import fs from 'node:fs'
import path from 'node:path'
import type { Duplex, DuplexOptions } from 'node:stream'
import pg from 'pg'
import { both } from 'pg-copy-streams'
import { copyFile, namesIn, syncFolder } from '../files.ts'
import { goesOnAt, settleSums, WalArchive } from './archive.ts'
import { ReceivedMark } from './received.ts'
import { readMessage, statusMessage } from './receiver-messages.ts'
import { isHistory, lsnOf, lsnText, segmentStart } from './segments.ts'

/** The database keeps its log until we have it, up to `max_slot_wal_keep_size`. */
export const SLOT = 'xinjian_backup'
declare module 'pg-copy-streams' {
  // Not in its types.
  export function both(text: string, options?: DuplexOptions): Duplex & pg.Submittable
}

const FLUSH_MS = 1_000
/** A log that was kept too long for us, or is no longer there. */
const GONE = new Set(['58P01', '55000'])

export interface ReceiveOptions {
  /** Of the embedded cluster's owner, any database. */
  url: string
  /** `wal` of the backup folder. */
  dir: string
  /** Its history files of timelines lie there. */
  pgWal: string
  /** Told once the log comes in. */
  begun(): void
}

/** Receives until the database ends it. Throws where it cannot, or is cut off. */
export async function receive(options: ReceiveOptions): Promise<void> {
  const { url, dir, pgWal } = options
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  await settleSums(dir)
  const client = new pg.Client({ connectionString: url, ...{ replication: 'true' } })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const system = await client.query('IDENTIFY_SYSTEM')
    const timeline = Number(system.rows[0].timeline)
    await keepHistories(pgWal, dir)
    const reserved = await reserve(client)
    // Behind what the slot still keeps there is a gap: the log is begun anew, and the next base backup with it.
    const here = goesOnAt(dir, timeline) ?? 0n
    const from = here > reserved ? here : reserved
    await stream(client, { ...options, timeline, from })
  } catch (error) {
    // What is lost is lost; the next base backup begins behind it.
    if (GONE.has((error as { code?: string }).code ?? '')) await startAnew(url)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes the slot where there is none. @returns first byte of the first segment that the database keeps for it */
async function reserve(client: pg.Client): Promise<bigint> {
  const read = async () => {
    const { rows } = await client.query(`READ_REPLICATION_SLOT ${SLOT}`)
    return rows[0]?.restart_lsn as string | undefined
  }
  let kept = await read()
  if (!kept) {
    await client.query(`CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL RESERVE_WAL`).catch((error) => {
      if (error.code !== '42710') throw error
    })
    kept = await read()
  }
  return segmentStart(lsnOf(kept ?? '0/0'))
}

async function startAnew(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(
      'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
      [SLOT],
    )
    await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What tells of earlier timelines: a restore takes the next number, never one that was given. */
async function keepHistories(pgWal: string, dir: string): Promise<void> {
  for (const name of namesIn(pgWal).filter(isHistory))
    if (!fs.existsSync(path.join(dir, name)))
      await copyFile(path.join(pgWal, name), path.join(dir, name))
  syncFolder(dir)
}

async function stream(
  client: pg.Client,
  { url, dir, begun, timeline, from }: ReceiveOptions & { timeline: number; from: bigint },
): Promise<void> {
  const archive = new WalArchive(dir, timeline, from)
  const mark = new ReceivedMark(dir, timeline, url)
  const command = `START_REPLICATION SLOT ${SLOT} PHYSICAL ${lsnText(from)} TIMELINE ${timeline}`
  // Each message by itself, however they come in.
  const options = { alignOnCopyDataFrame: true, readableObjectMode: true }
  const log = client.query(both(command, options))
  // Whoever reads it hears of it; a connection that ends behind the log's own end tells nobody else.
  log.on('error', () => undefined)
  client.once('end', () => log.destroy())
  let first = true
  const acknowledge = async () => {
    if (archive.flushed < archive.written) await archive.flush()
    mark.reached(archive.flushed)
    log.write(statusMessage(archive.written, archive.flushed, Date.now()))
  }
  // One after the other: a message, or a look at the clock.
  let turn = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => (turn = turn.then(work))
  const timer = setInterval(() => {
    // A database that ends tells nobody the time; the log itself says when it is over.
    mark.ask().catch(() => undefined)
    inTurn(acknowledge).catch((error) => log.destroy(error))
  }, FLUSH_MS)
  try {
    await mark.open()
    for await (const message of log) {
      const said = readMessage(message as Buffer)
      if (first) begun()
      first = false
      await inTurn(async () => {
        if (said.kind === 'wal') return archive.write(said.at, said.bytes)
        if (said.reply) await acknowledge()
      })
    }
  } finally {
    clearInterval(timer)
    await turn.catch(() => undefined)
    await archive.flush().catch(() => undefined)
    await archive.close()
    await mark.close()
  }
}
