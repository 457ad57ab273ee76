/** Reads a photo of a business licence in a process of its own: capped memory, a deadline, and companies take turns. */
import { Apart } from '@xinjian/intake/isolate/apart'
import { createPlaces } from '@xinjian/intake/isolate/places'
import { Refusal } from '../../http/refusal.ts'
import type { License } from './parse.ts'
import { LICENSE_SAYS } from './words.ts'

const PROGRAM = new URL('./child.ts', import.meta.url)
/** A photo takes 3 s of a machine of its own; thirty times that on an overloaded one is still a photo. */
const DEADLINE_MS = 90_000
/** Resident, native memory included: a photo of 3,000 pixels takes about 480. */
const MEMORY_MB = 768
/**
 * Whoever holds a link may send photos, and each takes a core and half a GiB for seconds: one at a time of each company, two in all, and
 * of one company no more waiting than are done before a phone gives up.
 */
const photos = createPlaces(2, {
  mayWait: 8,
  full: () => new Refusal('TOO_MANY', LICENSE_SAYS.manyPhotosBeingRead),
})

/**
 * null = not readable as a licence (broken picture, too large, too slow). Refuses (TOO_MANY) when too many of the same company wait;
 * who registers has no company yet, and all who do are one.
 */
export const readLicense = (bytes: Uint8Array, companyId: number | null): Promise<License | null> =>
  photos.take(companyId ?? undefined, () => inChild(bytes))

function inChild(bytes: Uint8Array): Promise<License | null> {
  return new Promise((resolve) => {
    const apart = new Apart<{ bytes: Uint8Array }, { license: License | null }>(PROGRAM, {
      memoryMb: MEMORY_MB,
    })
    const timer = setTimeout(() => apart.kill('TIMEOUT'), DEADLINE_MS)
    let license: License | null = null
    apart.onReply = (reply) => {
      license = reply.license
      apart.kill('CORRUPTED')
    }
    apart.onDeath = () => {
      clearTimeout(timer)
      resolve(license)
    }
    apart.work()
    apart.send({ bytes })
  })
}
