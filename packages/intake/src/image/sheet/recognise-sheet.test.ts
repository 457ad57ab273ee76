import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { parseDocument } from '../../parse-document.ts'

/** Of the drawn sheet of two tickets: the taxi receipt, and the train ticket on its side. */
const file = fileURLToPath(
  new URL('../../../test-support/fixtures/two-tickets.png', import.meta.url),
)
const taxi = (width: number) =>
  sharp(file).extract({ left: 0, top: 0, width: 440, height: 720 }).resize({ width }).png()
const train = (width: number) =>
  sharp(file).extract({ left: 440, top: 0, width: 460, height: 720 }).resize({ width }).png()

const TAXI = {
  invoiceCode: '133041840519',
  invoiceNumber: '16900001',
  date: '2020-01-10',
  total: '21.00',
}
const TRAIN = { trainNo: 'G6142', date: '2018-04-26', price: '82.0', seat: '05车02A号' }

interface Laid {
  picture: Sharp
  left: number
  top: number
}

async function read(width: number, height: number, laid: Laid[]) {
  const sheet = sharp({ create: { width, height, channels: 3, background: '#fff' } })
  const layers = laid.map(async ({ picture, left, top }) => ({
    input: await picture.toBuffer(),
    left,
    top,
  }))
  const bytes = await sheet
    .composite(await Promise.all(layers))
    .jpeg()
    .toBuffer()
  const [parsed] = await parseDocument('a.jpg', bytes, { tickets: true })
  return (parsed!.tickets ?? []).map(({ kind, fields, place }) => ({
    kind,
    place,
    fields: Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.value])),
    at: fields.date?.place,
  }))
}

it('a small receipt beside a large ticket on its side: each is read at its own size, the way it lies', async () => {
  const tickets = await read(1240, 1480, [
    { picture: taxi(220), left: 20, top: 20 },
    { picture: train(920), left: 300, top: 20 },
  ])
  expect(tickets.map(({ kind }) => kind).sort()).toEqual(['TAXI', 'TRAIN'])
  const [small, large] = ['TAXI', 'TRAIN'].map((kind) => tickets.find((t) => t.kind === kind)!)
  expect(small!.fields).toMatchObject(TAXI)
  expect(large!.fields).toMatchObject(TRAIN)
  // The day of the receipt is drawn at 170…308 of 440 and 333 of 720, half as large on a sheet of 1240 × 1480.
  expect(small!.at!.x).toBeCloseTo((20 + 85) / 1240, 1)
  expect(small!.at!.y).toBeCloseTo((20 + 163) / 1480, 1)
  expect(large!.place!.x + large!.place!.width / 2).toBeGreaterThan(0.4)
})

it('the same receipt three times below each other, of three sizes', async () => {
  const tickets = await read(700, 2260, [
    { picture: taxi(600), left: 40, top: 40 },
    { picture: taxi(240), left: 40, top: 1080 },
    { picture: taxi(400), left: 40, top: 1540 },
  ])
  expect(tickets.map(({ fields }) => fields)).toEqual([
    expect.objectContaining(TAXI),
    expect.objectContaining(TAXI),
    expect.objectContaining(TAXI),
  ])
})
