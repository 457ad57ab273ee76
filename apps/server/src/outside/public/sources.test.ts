/** A vendor that is silent is left alone for a while; one that answers again is asked by everybody. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../../db/pool.ts'
import { PROTOCOL } from './gateway-map.ts'
import { createPublicSources, type RunningPublicSources } from './sources.ts'

const NO_DATABASE = { rows: async () => [], one: async () => null, run: async () => 0 } as Db
const FIRM = { name: '示例有限公司', taxNo: '91440399MAQ8Q5RN7G' }
const NONE = JSON.stringify({ code: '0000', data: { total: 0, rows: [] } })

let server: Server
let sources: RunningPublicSources
let calls = 0
/** How the vendor answers now; null = it does not. */
let says: { status: number; body: string } | null = null
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  calls = 0
  server = createServer((_, res) => {
    calls++
    if (says) res.writeHead(says.status).end(says.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

/** Silence is waited for as long as this; an answer has longer, for the machine may be busy. */
function waiting(publicSeconds: number): void {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const vendor = { vendor: 'gateway', url, key: 'key', map: PROTOCOL } as const
  sources = createPublicSources({ publicVendors: [vendor], publicSeconds }, NO_DATABASE)
}
afterEach(() => {
  vi.useRealTimers()
  sources.stop()
  server.closeAllConnections()
  server.close()
})

const ask = () =>
  sources.ask('PERMIT', FIRM).then(
    () => 'answered',
    (error: { fault: string }) => error.fault,
  )

/** Ten calls at once, so that the wait for their silence is one. */
async function silence(): Promise<void> {
  waiting(2)
  says = null
  const asked = await Promise.all(Array.from({ length: 10 }, ask))
  expect(asked).toEqual(Array.from({ length: 10 }, () => 'TIMEOUT'))
}

it('after ten silences it is not called for half a minute, then one call probes and the others wait for it', async () => {
  await silence()
  expect(await ask()).toBe('DOWN')
  expect(calls).toBe(10)
  says = { status: 200, body: NONE }
  vi.setSystemTime(Date.now() + 31_000)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'answered', 'answered'])
  expect(calls).toBe(13)
})

it('where the probe is met with silence, those that waited are not called', async () => {
  await silence()
  vi.setSystemTime(Date.now() + 31_000)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['TIMEOUT', 'DOWN', 'DOWN'])
  expect(calls).toBe(11)
})

it('a vendor that refuses at once is asked each time', async () => {
  waiting(30)
  says = { status: 503, body: '' }
  for (let i = 0; i < 12; i++) expect(await ask()).toBe('DOWN')
  says = { status: 200, body: NONE }
  expect(await ask()).toBe('answered')
  expect(calls).toBe(13)
})
