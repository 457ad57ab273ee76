/** Strangers' archives, unpacked in a process that may hang, run out of memory or crash without harm to this one. */
import { IntakeError } from '../errors.ts'
import { Apart } from '../isolate/apart.ts'
import { LIMITS } from '../limits.ts'
import type { Unpacked } from './unpack.ts'
import type { UnpackReply, UnpackRequest } from './unpack-messages.ts'

const PROGRAM = new URL('./unpack-child.ts', import.meta.url)

/** As `unpackAll`, of the archive at a path. Throws an IntakeError, TIMEOUT and OUT_OF_MEMORY among them. */
export async function* unpackIsolated(path: string): AsyncGenerator<Unpacked> {
  const apart = new Apart<UnpackRequest, UnpackReply>(PROGRAM, { memoryMb: LIMITS.memoryMb })
  apart.work()
  try {
    for (let request: UnpackRequest = { path }; ; request = { next: true }) {
      const reply = await answered(apart, request)
      if ('document' in reply) yield reply.document
      else if (reply.end) throw Object.assign(new IntakeError(reply.end.code), reply.end)
      else return
    }
  } finally {
    apart.onDeath = null
    apart.kill('CORRUPTED')
  }
}

/** A document is unpacked in a second at most; a process that takes longer than a drawing is stuck. */
function answered(
  apart: Apart<UnpackRequest, UnpackReply>,
  request: UnpackRequest,
): Promise<UnpackReply> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => apart.kill('TIMEOUT'), LIMITS.drawMs)
    const end = (settle: () => void) => {
      clearTimeout(late)
      settle()
    }
    apart.onReply = (reply) => end(() => resolve(reply))
    apart.onDeath = (code) => end(() => reject(new IntakeError(code)))
    apart.onNoStart = (error) => end(() => reject(error))
    if (apart.alive) apart.send(request)
    else end(() => reject(new IntakeError('CORRUPTED')))
  })
}
