/** What makes each alert fire, and the step of its runbook that ends it, both by command on the running product. */
import fs from 'node:fs'
import path from 'node:path'
import { salesList } from '../lib/tenants.ts'
import { DATABASE, type World } from './world.ts'

export interface Rehearsal {
  alert: string
  /** What is done to the product. */
  cause: string
  /** The step of the runbook that ends it. */
  step: string
  begin(world: World): Promise<unknown>
  end(world: World): Promise<unknown>
  /** Why it cannot be brought about here; null = it can. */
  lacks?(world: World): string | null
}

const failing = (table: string, errcode: string, message: string) => `
  create or replace function rehearsed() returns trigger language plpgsql as $$
    begin raise exception '${message}' using errcode = '${errcode}'; end $$;
  create or replace trigger rehearsed before insert or update on ${table} for each row execute function rehearsed()`
const mended = (table: string) => `drop trigger rehearsed on ${table}`
const FULL = ['53100', 'could not extend file: No space left on device'] as const

const FILLER = 'filler'
/** Less is left than the log of the database takes. */
const LEFT_BYTES = 8 * 2 ** 20

/** Companies that have an import wait: one alone is put off too seldom for an alert. */
const IMPORTS = 12

async function imports({ tenant }: World, n: number): Promise<void> {
  for (let i = 0; i < n; i++) await tenant.upload(await tenant.enterprise(), [salesList(20)])
}

export const REHEARSALS: readonly Rehearsal[] = [
  {
    alert: 'ProcessDown',
    cause: 'API killed with -9',
    step: 'start it (`systemctl restart xinjian@api`)',
    begin: (world) => world.kill('api'),
    end: (world) => world.start('api'),
  },
  {
    alert: 'NotReady',
    cause: 'DATABASE: it lets nobody in, and every connection is cut',
    step: 'let it in again (as where it was stopped: start it)',
    async begin({ admin }) {
      await admin.pool.query(`alter database ${DATABASE} allow_connections false`)
      await admin.run('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        DATABASE,
      ])
    },
    end: ({ admin }) => admin.pool.query(`alter database ${DATABASE} allow_connections true`),
  },
  {
    alert: 'NotReady',
    cause: 'DISK_FULL: DATA_DIR on a small disk that is filled',
    step: 'free space',
    lacks: ({ isOwnDisk }) => (isOwnDisk ? null : 'no small disk can be mounted here'),
    async begin({ dir }) {
      const { bavail, bsize } = fs.statfsSync(dir)
      fs.writeFileSync(path.join(dir, FILLER), Buffer.alloc(bavail * bsize - LEFT_BYTES, 1))
    },
    end: async ({ dir }) => fs.rmSync(path.join(dir, FILLER)),
  },
  {
    alert: 'Away',
    cause: 'STORE: the store of files answers 503 to everything',
    step: 'bring it back',
    begin: async ({ store }) => store.failNext(Number.POSITIVE_INFINITY),
    end: async ({ store }) => store.failNext(0),
  },
  {
    alert: 'NoWorker',
    cause: 'worker stopped',
    step: 'start it (`systemctl restart xinjian@worker`)',
    begin: (world) => world.end('worker'),
    end: (world) => world.start('worker'),
  },
  {
    alert: 'CallsFail',
    cause: 'the database says that its disk is full where enterprises are written',
    step: 'clear its disk',
    begin: ({ db }) => db.pool.query(failing('enterprise', ...FULL)),
    end: ({ db }) => db.pool.query(mended('enterprise')),
  },
  {
    alert: 'CallsSlow',
    cause: 'somebody holds the table of enterprises for three seconds again and again',
    step: 'find who blocks (`pg_blocking_pids`) and end the session (`pg_terminate_backend`)',
    async begin({ db }) {
      void holdAgainAndAgain(db)
    },
    async end({ admin }) {
      for (let ended = 0; ended === 0; ) {
        const blocking = await admin.rows<{ pid: number }>(
          `select distinct b as pid from pg_stat_activity a, unnest(pg_blocking_pids(a.pid)) b
            where a.datname = $1 and cardinality(pg_blocking_pids(b)) = 0`,
          [DATABASE],
        )
        ended = blocking.length
        for (const { pid } of blocking) await admin.run('select pg_terminate_backend($1)', [pid])
        if (ended === 0) await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  },
  {
    alert: 'JobsFail',
    cause: 'a fault of ours where invoices are written',
    step: 'the fault is taken away, as by going back to the release before',
    async begin(world) {
      await world.db.pool.query(failing('invoice', 'P0001', 'rehearsed fault'))
      await imports(world, IMPORTS)
    },
    end: ({ db }) => db.pool.query(mended('invoice')),
  },
  {
    alert: 'JobsPutOff',
    cause: 'the database says that its disk is full where invoices are written',
    step: 'what passes by itself needs nothing: clear its disk',
    async begin(world) {
      await world.db.pool.query(failing('invoice', ...FULL))
      await imports(world, IMPORTS)
    },
    end: ({ db }) => db.pool.query(mended('invoice')),
  },
  {
    alert: 'ProcessBlocked',
    cause: 'API does nothing else for 0.8 s at a time',
    step: 'restart it',
    begin: (world) =>
      world.within(
        'api',
        'setInterval(() => { const end = Date.now() + 800; while (Date.now() < end); }, 900); 0',
      ),
    async end(world) {
      await world.kill('api')
      await world.start('api')
    },
  },
  {
    alert: 'MemoryHigh',
    cause: 'worker takes 1.6 GB and keeps them',
    step: 'restart it (`systemctl restart xinjian@worker`)',
    begin: (world) =>
      world.within(
        'worker',
        'globalThis.kept = Array.from({ length: 16 }, () => Buffer.alloc(1e8, 1)); 0',
      ),
    async end(world) {
      await world.end('worker')
      await world.start('worker')
    },
  },
  {
    alert: 'OutsideSlow',
    cause: 'whoever is outside, verification of invoices too, answers after eight seconds',
    step: 'the line is mended',
    begin: async ({ line }) => line.slow(8_000),
    end: async ({ line }) => line.slow(0),
  },
  {
    alert: 'OutsideFails',
    cause: 'whoever is outside answers 503 to everything',
    step: 'the line is mended; the circuit closes by itself',
    begin: async ({ line }) => line.fail(true),
    end: async ({ line }) => line.fail(false),
  },
]

async function holdAgainAndAgain(db: World['db']): Promise<void> {
  for (;;) {
    const client = await db.pool.connect()
    try {
      await client.query('begin; lock table enterprise')
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      await client.query('commit')
      client.release()
    } catch {
      // Its session was ended.
      client.release(true)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
