/** Settings of the vendors of public records, and the file that says how a gateway differs. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'

const QICHACHA = {
  PUBLIC_QICHACHA_URL: 'https://qcc.example',
  PUBLIC_QICHACHA_KEY: 'app-key:some-secret-of-ours',
}
const TIANYANCHA = {
  PUBLIC_TIANYANCHA_URL: 'https://tyc.example/',
  PUBLIC_TIANYANCHA_KEY: 'some-token-of-ours-1',
}
const GATEWAY = {
  PUBLIC_GATEWAY_URL: 'https://gateway.example',
  PUBLIC_GATEWAY_KEY: 'some-key-of-ours-123',
}

const vendors = (env: Record<string, string>) => readConfig(env).publicVendors

function mapFile(content: unknown): Record<string, string> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'public-map-')), 'map.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return { ...GATEWAY, PUBLIC_GATEWAY_MAP: file }
}

it('the sandbox stands in where nobody is configured, and only there', () => {
  expect(vendors({}).map(({ vendor }) => vendor)).toEqual(['qichacha', 'tianyancha', 'gateway'])
  expect(vendors({ SANDBOX: 'off' })).toEqual([])
  expect(vendors(TIANYANCHA)).toMatchObject([{ vendor: 'tianyancha', url: 'https://tyc.example' }])
})

it('the order is as it is set, the others behind', () => {
  const all = { ...QICHACHA, ...TIANYANCHA, ...GATEWAY }
  const order = (PUBLIC_ORDER: string) =>
    vendors({ ...all, PUBLIC_ORDER }).map(({ vendor }) => vendor)
  expect(order('gateway')).toEqual(['gateway', 'qichacha', 'tianyancha'])
  expect(order('tianyancha, gateway')).toEqual(['tianyancha', 'gateway', 'qichacha'])
  expect(() => order('tianyancha,tianyancha')).toThrow('PUBLIC_ORDER')
  expect(() => order('somebody')).toThrow('PUBLIC_ORDER')
})

it('a vendor without its key, or 企查查 without its secret, stops the start', () => {
  expect(() => vendors({ PUBLIC_GATEWAY_URL: 'https://gateway.example' })).toThrow(
    'PUBLIC_GATEWAY_KEY',
  )
  expect(() => vendors({ ...QICHACHA, PUBLIC_QICHACHA_KEY: 'one-key-without-a-secret' })).toThrow(
    'PUBLIC_QICHACHA_KEY',
  )
})

it('a map names kinds, names and faults that there are', () => {
  const [gateway] = vendors(
    mapFile({ path: '/gs/{kind}', kinds: { ENFORCEMENT: 'zxgg' }, faults: { '4001': 'LIMIT' } }),
  )
  expect(gateway?.map).toMatchObject({
    path: '/gs/{kind}',
    success: '0000',
    kinds: { ENFORCEMENT: 'zxgg' },
  })
  expect(() => vendors(mapFile({ path: '/gs' }))).toThrow('{kind}')
  expect(() => vendors(mapFile({ kinds: { LAWSUIT: 'x' } }))).toThrow('LAWSUIT')
  expect(() => vendors(mapFile({ names: { list: 'x' } }))).toThrow('list')
  expect(() => vendors(mapFile({ faults: { '1': 'BROKEN' } }))).toThrow('faults')
})
