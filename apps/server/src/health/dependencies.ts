/**
 * Parts beside this process without which it still answers, and does not do everything: the store of files, and whoever takes jobs. What it
 * cannot do without is judged by readiness.ts.
 */
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { WORKER_MARK } from '../db/listen.ts'
import type { Db } from '../db/statement.ts'
import { createS3Client } from '../s3/client.ts'

/** What is away; it names no address. */
export type Away = 'STORE' | 'WORKER'

const ANSWER_MS = 3_000
/** A store is asked no more often, however many ask us. */
const LOOK_MS = 10_000

/** @returns asks which are away; an empty list = none. What does not answer within three seconds is away. */
export function createDependencies(
  db: Pick<Db, 'one'>,
  config: Pick<Config, 'dataDir' | 's3'>,
): () => Promise<Away[]> {
  const store = atMostEvery(LOOK_MS, storeOf(config))
  return async () => {
    const found = await Promise.all([
      inTime(store()).then((answers) => (answers ? null : 'STORE')),
      inTime(worker(db)).then((there) => (there ? null : 'WORKER')),
    ])
    return found.filter((away) => away !== null)
  }
}

const inTime = (asked: Promise<boolean>): Promise<boolean> =>
  Promise.race([asked.catch(() => false), sleep(ANSWER_MS, false, { ref: false })])

function storeOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): () => Promise<boolean> {
  if (!s3)
    return () =>
      fs.promises.access(dataDir, fs.constants.W_OK).then(
        () => true,
        () => false,
      )
  const client = createS3Client(s3, { requestMs: ANSWER_MS, pausesMs: [] })
  return () =>
    client
      .ask((of) => of.listObjects('/', s3.prefix, 1))
      .then(
        () => true,
        () => false,
      )
}

/** Held by each worker as long as its connection stands: one that was killed holds nothing. */
const worker = async (db: Pick<Db, 'one'>): Promise<boolean> =>
  (await db.one(
    `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [WORKER_MARK],
  )) !== null

function atMostEvery(ms: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> | null = null
  return () => {
    if (answer === null || performance.now() - asked > ms) {
      asked = performance.now()
      answer = ask()
    }
    return answer
  }
}
