/**
 * A span for each request that leaves by `fetch`: bureaus, vendors, SMS, banks. It is told by method and host; paths and queries hold tax
 * numbers and keys and stay out. Told by the runtime itself, so that no connector can forget it.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

interface Told {
  request: object & { method?: string; origin?: string | URL }
  response?: { statusCode: number }
}

/** Begins; what is given back ends it. */
export function traceOutside(): () => void {
  const open = new WeakMap<object, Span>()
  const begin = (told: unknown) => {
    const { request } = told as Told
    const { hostname, port } = new URL(String(request.origin))
    const span = trace.getTracer('xinjian').startSpan(
      `${request.method} ${hostname}`,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': request.method ?? '',
          'server.address': hostname,
          ...(port && { 'server.port': Number(port) }),
        },
      },
      context.active(),
    )
    open.set(request, span)
  }
  const answered = (told: unknown) => {
    const { request, response } = told as Told
    open.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0)
  }
  const end = (told: unknown) => {
    const { request } = told as Told
    open.get(request)?.end()
    open.delete(request)
  }
  const fail = (told: unknown) => {
    const { request } = told as Told
    open.get(request)?.setStatus({ code: SpanStatusCode.ERROR })
    end(told)
  }
  const listeners = [
    ['undici:request:create', begin],
    ['undici:request:headers', answered],
    ['undici:request:trailers', end],
    ['undici:request:error', fail],
  ] as const
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener)
  }
}
