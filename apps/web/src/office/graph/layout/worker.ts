/** Lays out beside the page, which answers meanwhile. */
import { type Arrangement, arrange } from './arrange.ts'

globalThis.onmessage = ({ data }: MessageEvent<Arrangement>) =>
  globalThis.postMessage(arrange(data, () => performance.now()))
