import { readFile } from 'node:fs/promises'
import { toParseError } from '../errors.ts'
import { parseFile } from '../parse-document.ts'
import type { ParseReply, ParseRequest } from './messages.ts'
import { watchMemory } from './watch-memory.ts'

/** Body of the parsing process: one that recognises what has to be, or one that reads all else. */
watchMemory()

function send(reply: ParseReply): void {
  process.send?.(reply)
}

process.on('message', async (request: ParseRequest) => {
  const { name, source, from, pixels, freshAboveMb } = request
  const { forms, tickets, registry, books, layouts, holder } = request
  let full = false
  const tooFull = () => {
    full = process.memoryUsage.rss() > freshAboveMb * 1048576
    return full
  }
  try {
    const bytes = typeof source === 'string' ? await readFile(source) : source
    const { error, rest } = await parseFile(name, bytes, {
      forms,
      tickets,
      registry,
      ...(books && { books, layouts, ...(holder !== null && { holder }) }),
      from,
      ...(pixels
        ? { only: new Set(pixels) }
        : { needsPixels: (file: string) => send({ type: 'pixels', file }) }),
      entries: (files) => send({ type: 'entries', files }),
      begin: (file) => send({ type: 'begin', file }),
      page: () => send({ type: 'alive' }),
      parsed: (file) => send({ type: 'file', file }),
      enough: tooFull,
    })
    tooFull()
    send({ type: 'done', error, rest, full })
  } catch (thrown) {
    send({ type: 'done', error: toParseError(thrown), rest: false, full: true })
  }
})
process.on('disconnect', () => process.exit(0))
send({ type: 'ready' })
