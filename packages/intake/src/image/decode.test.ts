import { describe, expect, it } from 'vitest'
import { pngHeader } from '../../test-support/zip.ts'
import { decodePicture } from './decode.ts'

describe('a size that a header only claims', () => {
  it.each([
    ['more pixels than a camera has', 20_000, 10_000],
    ['few pixels, in one row', 59_000_000, 1],
    ['few pixels, one beneath the other', 1, 59_000_000],
    ['one more than the longest edge', 65_536, 2],
  ])('%s: refused before anything is decoded', async (_, width, height) => {
    await expect(decodePicture(pngHeader(width, height), 100)).rejects.toMatchObject({
      code: 'IMAGE_TOO_LARGE',
    })
  })

  it('the longest edge that a JPEG has is decoded, and found broken', async () => {
    await expect(decodePicture(pngHeader(65_535, 2), 100)).rejects.toMatchObject({
      code: 'CORRUPTED',
    })
  })
})
