/** Statements of a company as transactions of their own, where its tables lie on several nodes: one way there and back, and whole afterwards. */
import net from 'node:net'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ConnectionPool, connectionPool } from '../../src/db/connection-pool.ts'
import { cloneDatabase } from '../harness.ts'

/** Milliseconds that an answer takes to come: whoever waits for it is seen to. */
const FAR_MS = 30

let ways = 0
let stop: () => Promise<void>
let pool: pg.Pool
let company: ConnectionPool
beforeAll(async () => {
  const { url, drop } = await cloneDatabase()
  const { host, port } = new pg.Client({ connectionString: url })
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  let answered = true
  const between = net.createServer((client) => {
    const server = net.connect(to)
    client.on('data', (chunk) => {
      if (answered) ways++
      answered = false
      server.write(chunk)
    })
    server.on('data', (chunk) => {
      setTimeout(() => {
        answered = true
        client.write(chunk)
      }, FAR_MS)
    })
    client.on('close', () => server.destroy())
    for (const one of [client, server]) one.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  pool = new pg.Pool({
    user: decodeURIComponent(through.username),
    password: decodeURIComponent(through.password),
    database: through.pathname.slice(1),
    host: '127.0.0.1',
    port: (between.address() as net.AddressInfo).port,
    max: 1,
  })
  company = connectionPool({ pool, tell: () => undefined, spread: { companyId: 7 } })
  await company.run('create table said (word text not null unique)')
  stop = async () => {
    await pool.end()
    between.close()
    await drop()
  }
})
afterAll(() => stop?.())
beforeEach(() => {
  ways = 0
})

const backend = () => company.one<{ pid: number }>('select pg_backend_pid() as pid')

it('goes there and back once, turned to the company, and is committed', async () => {
  const row = await company.one(
    "insert into said select 'one' returning current_setting('xinjian.company') as company, word",
  )
  expect(row).toEqual({ company: '7', word: 'one' })
  expect(ways).toBe(1)
  expect(
    (await pool.query("select word, current_setting('xinjian.company', true) as left from said"))
      .rows,
  ).toEqual([{ word: 'one', left: '' }])
})

it('what is refused is told as that; nothing of it stays, and the connection goes on', async () => {
  const before = await backend()
  const twice = company.run("insert into said values ('two'), ('one')")
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'said_word_key' })
  expect(await backend()).toEqual(before)
  expect(await company.rows('select word from said')).toEqual([{ word: 'one' }])
})

it('many at the same moment are answered each its own', async () => {
  const asked = Array.from({ length: 8 }, (_, n) => company.one('select $1::int as n', [n]))
  expect(await Promise.all(asked)).toEqual(asked.map((_, n) => ({ n })))
})

it('the same connection takes a COPY in a transaction afterwards', async () => {
  await company.transaction(async (_, client) => {
    await pipeline(['three\n'], client.query(copyFrom('copy said from stdin')))
  })
  expect(await company.rows('select word from said order by word')).toEqual([
    { word: 'one' },
    { word: 'three' },
  ])
})
