/** Spans of statements and transactions. A statement is known by what it does to which table, and by the name it is prepared under. */
import { SpanKind, spanned } from './span.ts'

const VERB = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|call)\b/i
const TABLE = /\b(?:from|into|update|call)\s+([a-z_][a-z0-9_]*)/i

const known = new Map<string, { name: string; attributes: Record<string, string> }>()

function summaryOf(text: string, prepared: string) {
  const before = known.get(prepared)
  if (before) return before
  const operation = (VERB.exec(text)?.[1] ?? text.trim().split(/\s/, 1)[0] ?? '').toUpperCase()
  const table = TABLE.exec(text)?.[1]
  const made = {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'xinjian.statement': prepared,
    },
  }
  known.set(prepared, made)
  return made
}

/** `prepared`: the name under which the statement is prepared where it is kept, the same wherever its text is. */
export const ofStatement = <T>(
  text: string,
  prepared: string,
  send: () => Promise<T>,
): Promise<T> => spanned({ ...summaryOf(text, prepared), kind: SpanKind.CLIENT }, send)

const PLAIN = /^[0-9a-f-]{55}$/

/**
 * Puts what runs now on a transaction: rows of jobs that are written in it take it as the one that ordered them (`trace`, by the default of the
 * column).
 */
export const carrierSql = (traceparent: string): string => {
  if (!PLAIN.test(traceparent)) throw new Error('no traceparent')
  return `set local xinjian.traceparent = '${traceparent}'`
}
