/**
 * Structured logs. Bodies, queries and headers are never logged, so there is nothing to forget to mask; what features log
 * by hand passes `mask`, which hides phone, ID, card and tax numbers wherever they stand in a string.
 */
import { stdSerializers } from 'pino'

const PATTERNS: [RegExp, (match: string) => string][] = [
  [/\b[1-9]\d{5}(?:19|20)\d{9}[\dXx]\b/g, (s) => `${s.slice(0, 4)}**********${s.slice(-4)}`],
  [/\b1[3-9]\d{9}\b/g, (s) => `${s.slice(0, 3)}****${s.slice(-4)}`],
  [/\b\d{13,19}\b/g, (s) => `${s.slice(0, 4)}****${s.slice(-4)}`],
  [/\b9[0-9A-Z]{17}\b/g, (s) => `${s.slice(0, 4)}******${s.slice(-8)}`],
  [/\b(?:v[12]\.[\w-]{10,}|[\w-]{43})(?:\.[\w-]+)*/g, () => '[secret]'],
]

/** Hides personal numbers and tokens inside a text. */
export function mask(text: string): string {
  return PATTERNS.reduce((out, [pattern, replace]) => out.replace(pattern, replace), text)
}

export function loggerOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: (error: Error) => {
        const plain = stdSerializers.err(error)
        return { type: plain.type, message: mask(plain.message), stack: mask(plain.stack ?? '') }
      },
    },
  }
}
