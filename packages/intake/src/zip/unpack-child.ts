import { readFile } from 'node:fs/promises'
import { toParseError } from '../errors.ts'
import { watchMemory } from '../isolate/watch-memory.ts'
import { type Unpacked, unpackAll } from './unpack.ts'
import type { UnpackReply, UnpackRequest } from './unpack-messages.ts'

/** Body of the process behind `unpackIsolated`: one document at a time, when it is asked for. */
watchMemory()

let documents: Generator<Unpacked> | null = null
const send = (reply: UnpackReply): void => void process.send?.(reply)

process.on('message', async (request: UnpackRequest) => {
  try {
    if ('path' in request) documents = unpackAll(await readFile(request.path))
    const next = documents?.next()
    send(next && !next.done ? { document: next.value } : { end: null })
  } catch (thrown) {
    send({ end: toParseError(thrown) })
  }
})
process.on('disconnect', () => process.exit(0))
