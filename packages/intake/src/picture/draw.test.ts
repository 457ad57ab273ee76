import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../../test-support/face.ts'
import { toOfd } from '../../test-support/ofd.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { drawPageIsolated } from './draw-isolated.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'xinjian-draw-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function draw(bytes: Uint8Array, page = 1, turned = 0): Promise<Uint8Array> {
  const file = path.join(folder, String(++files))
  writeFileSync(file, bytes)
  return drawPageIsolated(file, page, turned, undefined)
}
const face = digitalFace(DIGITAL)

it('draws a page of a PDF in its own proportions, with ink on it', async () => {
  const picture = sharp(await draw(toPdf([face, face]), 2))
  const { format, width, height } = await picture.metadata()
  expect([format, width]).toEqual(['jpeg', 1_800])
  expect(height).toBeCloseTo((1_800 * face.height) / face.width, -1)
  const { channels } = await picture.stats()
  expect([channels[0]!.min < 64, channels[0]!.max]).toEqual([true, 255])
})

it('turns a picture upright by its mark', async () => {
  const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height } = await sharp(await draw(lying)).metadata()
  expect([width, height]).toEqual([20, 40])
})

it('turns a page as its reader had to', async () => {
  const { width, height } = await sharp(await draw(toPdf([face]), 1, 90)).metadata()
  expect([width < height, height]).toEqual([true, 1_800])
})

it('a picture on a page that claims more pixels than any scan has is left out', async () => {
  const pdf = toPdf([face], { picture: { size: 4, grey: new Uint8Array(16) } })
  const text = Buffer.from(pdf).toString('latin1')
  const claims = text.replace(/\/Width 4 \/Height 4\b/, '/Width 65535 /Height 65535')
  expect(claims).not.toBe(text)
  const { width } = await sharp(await draw(Buffer.from(claims, 'latin1'))).metadata()
  expect(width).toBe(1_800)
}, 120_000)

it.each([
  ['a page beyond the last', toPdf([face]), 2, 'NOT_REACHED'],
  ['what has no page that can be drawn', toOfd([face]), 1, 'UNSUPPORTED_FORMAT'],
  ['a broken PDF', new TextEncoder().encode('%PDF-1.7\nnothing'), 1, 'CORRUPTED'],
])('refuses %s', async (_, bytes, page, code) => {
  await expect(draw(bytes, page)).rejects.toMatchObject({ code })
})
