/** The span of a call from outside: named as the call is in the contract, part of the trace that the caller's page began. */
import type { FastifyRequest } from 'fastify'
import { isTracing, SpanKind, spanned, traceId } from './span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Number of the trace of this call, for its line in the log; absent = none. */
    traceId?: string
  }
}

/** Does what answers the call within its span. */
export function traced<T>(
  request: FastifyRequest,
  call: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work()
  const { traceparent } = request.headers
  return spanned(
    {
      name: call,
      kind: SpanKind.SERVER,
      parent: typeof traceparent === 'string' ? traceparent : null,
      attributes: {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? '',
        'xinjian.request': request.id,
      },
    },
    () => {
      const id = traceId()
      if (id) request.traceId = id
      return work()
    },
  )
}
