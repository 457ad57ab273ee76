/** Body of the process that reads one photo of a stranger: it may hang or die without harm to the server. */
import { decodePicture } from '@xinjian/intake/image/decode'
import { recognisePicture } from '@xinjian/intake/image/ocr'
import { watchMemory } from '@xinjian/intake/isolate/watch-memory'
import { parseLicense } from './parse.ts'

const LONGEST_EDGE = 3_000

watchMemory()

process.once('message', async ({ bytes }: { bytes: Uint8Array }) => {
  try {
    const page = await recognisePicture(await decodePicture(bytes, LONGEST_EDGE))
    process.send?.({ license: parseLicense(page.runs) })
  } catch {
    process.send?.({ license: null })
  }
})
process.on('disconnect', () => process.exit(0))
