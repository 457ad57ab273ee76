/**
 * Pictures that strangers will be shown: taken to their parts and put together again of those that are the picture, so that nothing
 * else (place, camera, a comment, a script, a second file behind the first) travels with them. What is not whole is refused.
 */
import { cleanJpeg } from './jpeg.ts'
import type { Clean, Picture, PictureType } from './picture.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

export type { Picture } from './picture.ts'

const KINDS: readonly { type: PictureType; at: number; mark: Buffer; clean: Clean }[] = [
  { type: 'image/png', at: 0, mark: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), clean: cleanPng },
  { type: 'image/jpeg', at: 0, mark: Buffer.from([0xff, 0xd8, 0xff]), clean: cleanJpeg },
  { type: 'image/webp', at: 8, mark: Buffer.from('WEBP', 'latin1'), clean: cleanWebp },
]

/** The picture and nothing else; null = no picture of these formats, or a broken one. Told by its bytes, never by its name. */
export function cleanPicture(bytes: Buffer): Picture | null {
  const kind = KINDS.find(({ at, mark }) => bytes.subarray(at, at + mark.length).equals(mark))
  if (!kind) return null
  try {
    return { type: kind.type, ...kind.clean(bytes) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
