/** Searches beside the page, which stays as quick as it was. */
import { search } from './search.ts'

globalThis.onmessage = ({ data }: MessageEvent<{ text: string; bits: number }>) => {
  globalThis.postMessage(search(data.text, data.bits, 0, Number.MAX_SAFE_INTEGER))
}
