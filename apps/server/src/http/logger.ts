/**
 * Structured logs, and what is hidden in them. Bodies, queries and headers are never logged; whatever else a line says, it
 * is masked here, where it is written, not where somebody remembered to.
 */
import { maskText, maskValue, writeMasked } from '@xinjian/format/mask-text'
import type { FastifyRequest } from 'fastify'
import { stdSerializers } from 'pino'
import { traceId as traceIdNow } from '../tracing/span.ts'

/** A line of the log as it may be kept. */
export function maskLine(line: string): string {
  try {
    return `${JSON.stringify(maskValue(JSON.parse(line)))}\n`
  } catch {
    return maskText(line)
  }
}

/** Lines go out together, this many characters or after so long: a write for each would cost a light call a tenth. */
const BATCH_CHARS = 16 * 1024
const BATCH_MS = 100
/** Lines of faults go out at once: what they tell of may be the last thing that happens. */
const FAULT = /^\{"level":[56]/

let pending = ''
let timer: NodeJS.Timeout | null = null

function flush(): void {
  if (timer) clearTimeout(timer)
  timer = null
  const text = pending
  pending = ''
  if (text !== '') writeMasked(process.stdout, text)
}
process.on('exit', flush)

function append(line: string): void {
  pending += line
  if (pending.length >= BATCH_CHARS || FAULT.test(line)) flush()
  else timer ??= setTimeout(flush, BATCH_MS).unref()
}

const SPOKEN = new Set(['trace', 'debug', 'info'])

/**
 * The line of a call that ended: one per request, made by hand and past the mask, for nothing in it comes from outside.
 * `ms`: how long it took.
 */
export function logCall(
  { id, log, traceId }: Pick<FastifyRequest, 'id' | 'log' | 'traceId'>,
  { call, status, ms }: { call: string; status: number; ms: number },
): void {
  if (!SPOKEN.has(log.level)) return
  append(
    `{"level":30,"time":"${new Date().toISOString()}","reqId":"${id}",${traceId ? `"traceId":"${traceId}",` : ''}"call":"${call}","status":${status},"ms":${ms},"msg":"call"}\n`,
  )
}

/** Options of the one logger of a process; `write` gets whole lines. */
export function loggerOptions(level: string, write: (line: string) => void = append) {
  return {
    level,
    base: null,
    // So that a line of a fault leads to the trace of whoever met it.
    mixin: () => {
      const id = traceIdNow()
      return id ? { traceId: id } : {}
    },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // What a database quotes of a row (`detail`, `where`, parameters) stays out; of the message and the stack, it is masked.
    serializers: {
      err: (error: Error) => {
        const { type, message, stack } = stdSerializers.err(error)
        return { type, message, stack }
      },
    },
    stream: { write: (line: string) => write(maskLine(line)) },
  }
}
