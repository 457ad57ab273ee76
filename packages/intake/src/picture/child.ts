import { readFile } from 'node:fs/promises'
import { toParseError } from '../errors.ts'
import { watchMemory } from '../isolate/watch-memory.ts'
import { drawPage } from './draw.ts'
import type { DrawReply, DrawRequest } from './messages.ts'

/** Body of the drawing process. */
watchMemory()

const send = (reply: DrawReply): void => void process.send?.(reply)

process.on('message', async ({ path, page, turned }: DrawRequest) => {
  try {
    send({ picture: await drawPage(await readFile(path), page, turned) })
  } catch (thrown) {
    send({ error: toParseError(thrown) })
  }
})
process.on('disconnect', () => process.exit(0))
