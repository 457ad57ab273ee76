/**
 * Structured logs, and what is hidden in them. Bodies, queries and headers are never logged; whatever else a line says, it
 * is masked here, where it is written, not where somebody remembered to.
 */
import { maskText, maskValue } from '@xinjian/format/mask-text'
import { stdSerializers } from 'pino'

/** The line of a call that ended (metrics.ts): nothing in it comes from outside, and there is one per request. */
const CALL =
  /^\{"level":\d+,"time":"[\dTZ:.-]+","reqId":"[\da-f-]{36}","call":"\w+","status":\d{3},"ms":\d+,"msg":"call"\}\n$/

/** A line of the log as it may be kept. */
export function maskLine(line: string): string {
  if (CALL.test(line)) return line
  try {
    return `${JSON.stringify(maskValue(JSON.parse(line)))}\n`
  } catch {
    return maskText(line)
  }
}

/** Options of the one logger of a process; `write` gets whole lines. */
export function loggerOptions(
  level: string,
  write: (line: string) => void = (line) => process.stdout.write(line),
) {
  return {
    level,
    base: null,
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
