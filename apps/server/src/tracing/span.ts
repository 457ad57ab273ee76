/**
 * Spans of a trace, by OpenTelemetry. Off, as it is by default, every call here is one look at a flag. What stands in a span is made here
 * and by name: names of calls, tables and hosts; never a value, a path or a query of what is asked outside, nor the words of an error.
 */
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

export { SpanKind }

let on = false

/** Whether spans are made in this process. */
export const isTracing = (): boolean => on

/** Said by `start.ts` alone, once the library is there. */
export const setTracing = (tracing: boolean): void => {
  on = tracing
}

export interface SpanOf {
  name: string
  kind?: SpanKind
  attributes?: Attributes
  /** W3C `traceparent` of what ordered this, where it is not what runs now. */
  parent?: string | null | undefined
}

/** An error of ours that says what kind it is without a word of what was asked. */
const kindOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: string }
  return typeof code === 'string' && /^[A-Z0-9_-]{1,40}$/.test(code) ? code : (name ?? 'Error')
}

/** Does `work` within a span, and ends it with the work. An error is told by its kind. */
export function spanned<T>(of: SpanOf, work: () => Promise<T>): Promise<T> {
  if (!on) return work()
  const { name, kind = SpanKind.INTERNAL, attributes = {} } = of
  const within: Context =
    of.parent === undefined
      ? context.active()
      : propagation.extract(ROOT_CONTEXT, { traceparent: of.parent ?? '' })
  const tracer = trace.getTracer('xinjian')
  const span = tracer.startSpan(name, { kind, attributes }, within)
  return context.with(trace.setSpan(within, span), async () => {
    try {
      return await work()
    } catch (error) {
      span.setAttribute('error.type', kindOf(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** W3C `traceparent` of what runs now, for a row or a request that goes on elsewhere; null = nothing is traced. */
export function carrier(): string | null {
  if (!on) return null
  const told: { traceparent?: string } = {}
  propagation.inject(context.active(), told)
  return told.traceparent ?? null
}

/** Number of the trace that runs now; null = none. */
export const traceId = (): string | null =>
  (on && trace.getSpanContext(context.active())?.traceId) || null
