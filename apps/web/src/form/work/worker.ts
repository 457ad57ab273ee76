/** Searches beside the page, which stays as quick as it was. A new text takes the place of the one before. */
import { searchOn } from './search.ts'

const SLICE = 5_000
let latest = ''

globalThis.onmessage = async ({ data }: MessageEvent<{ text: string; bits: number }>) => {
  const { text, bits } = data
  latest = text
  const found = await searchOn(text, bits, SLICE, () => latest === text)
  if (found !== null) globalThis.postMessage({ text, found })
}
