import { expect, it } from 'vitest'
import type { Db } from '../../db/statement.ts'
import { guardReaders } from './guarded.ts'
import { NotRead, type Reading, type Recogniser } from './recogniser.ts'

const db: Db = { rows: async () => [], one: async () => null, run: async () => 0 }
const picture = { name: 'a.png', bytes: new Uint8Array() }
const NOTHING: Reading = { invoices: [], tickets: [], unread: [] }
const reader = (read: Recogniser['read']): Recogniser => ({
  name: 'vendor',
  host: 'vendor.example',
  statesConfidence: false,
  read,
})
const never = new AbortController().signal
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'OK',
    (error: NotRead) => error.code,
  )

it('a service that never answers is given up at the deadline', async () => {
  const hangs = reader(
    (_, signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new NotRead('TIMEOUT', true))),
      ),
  )
  const { vendors, stop } = guardReaders([hangs], db, 20)
  expect(await codeOf(vendors[0]!.read(picture, never))).toBe('TIMEOUT')
  stop()
})

it('a service that is gone is left alone after ten pictures; one that refuses a picture is not', async () => {
  let asked = 0
  let silent = true
  const breaks = reader(async () => {
    asked++
    throw new NotRead('HTTP_500', silent)
  })
  const { vendors, stop } = guardReaders([breaks], db)
  const codes: string[] = []
  for (let i = 0; i < 12; i++) codes.push(await codeOf(vendors[0]!.read(picture, never)))
  expect(codes.filter((code) => code === 'HTTP_500').length).toBe(asked)
  expect(codes.at(-1)).toBe('CIRCUIT_OPEN')
  expect(asked).toBeLessThan(12)
  stop()

  silent = false
  asked = 0
  const other = guardReaders([breaks], db)
  for (let i = 0; i < 12; i++) await codeOf(other.vendors[0]!.read(picture, never))
  expect(asked).toBe(12)
  other.stop()
})

it('hands on what was read', async () => {
  const { vendors, stop } = guardReaders([reader(async () => NOTHING)], db)
  expect(await vendors[0]!.read(picture, never)).toBe(NOTHING)
  stop()
})
