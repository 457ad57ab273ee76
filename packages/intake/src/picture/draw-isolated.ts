/** Pages of strangers' files, drawn in a process that may hang, run out of memory or crash without harm to this one. */
import { IntakeError } from '../errors.ts'
import { Apart } from '../isolate/apart.ts'
import { createPlaces } from '../isolate/places.ts'
import { LIMITS } from '../limits.ts'
import type { DrawReply, DrawRequest } from './messages.ts'

const PROGRAM = new URL('./child.ts', import.meta.url)
/** Drawings at once; more wait. */
const AT_ONCE = 2

const places = createPlaces(AT_ONCE)

/** As `drawPage`, of the file at a path; those whose files they are take turns. TIMEOUT and OUT_OF_MEMORY among its errors. Rejects with an IntakeError. */
export function drawPageIsolated(
  path: string,
  page: number,
  turned: number,
  whose: number | undefined,
): Promise<Uint8Array> {
  return places.take(whose, () => drawApart({ path, page, turned }))
}

function drawApart(request: DrawRequest): Promise<Uint8Array> {
  const apart = new Apart<DrawRequest, DrawReply>(PROGRAM, { memoryMb: LIMITS.memoryMb })
  return new Promise<Uint8Array>((resolve, reject) => {
    const late = setTimeout(() => apart.kill('TIMEOUT'), LIMITS.drawMs)
    const end = (settle: () => void) => {
      clearTimeout(late)
      apart.onDeath = null
      apart.onNoStart = null
      settle()
      apart.kill('CORRUPTED')
    }
    apart.onDeath = (code) => end(() => reject(new IntakeError(code)))
    apart.onNoStart = (error) => end(() => reject(error))
    apart.onReply = (reply) =>
      end(() =>
        'picture' in reply ? resolve(reply.picture) : reject(new IntakeError(reply.error.code)),
      )
    apart.work()
    apart.send(request)
  })
}
