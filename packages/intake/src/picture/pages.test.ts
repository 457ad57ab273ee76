import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type TiffPage, toTiff } from '../../test-support/tiff.ts'
import { countPages, takePage } from './pages.ts'

const page = (grey: number, width = 4): TiffPage => ({
  width,
  height: 2,
  data: new Uint8Array(width * 2 * 3).fill(grey),
})
const TWO = toTiff([page(10), page(200, 6)])

it('counts the pages of a TIFF; other pictures have one, broken ones too', async () => {
  expect(await countPages(TWO)).toBe(2)
  expect(await countPages(toTiff([page(10)]))).toBe(1)
  expect(await countPages(TWO.subarray(0, 20))).toBe(1)
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(await countPages(png)).toBe(1)
})

it('takes each page as a picture of its own', async () => {
  for (const [n, width, grey] of [
    [1, 4, 10],
    [2, 6, 200],
  ] as const) {
    const picture = sharp(await takePage(TWO, n))
    expect(await picture.metadata()).toMatchObject({ width, height: 2 })
    expect((await picture.raw().toBuffer())[0]).toBe(grey)
  }
  await expect(takePage(TWO, 3)).rejects.toMatchObject({ code: 'NOT_REACHED' })
  const huge = toTiff([page(10), { ...page(10), width: 90_000 }])
  await expect(takePage(huge, 2)).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' })
})
