/** Prometheus metrics and one access-log line per request: call, status, time. No query, no body. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const seconds = new Histogram({
  name: 'xinjian_http_request_seconds',
  help: 'Time of a call from first byte in to last byte out',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

export function observe(request: FastifyRequest, reply: FastifyReply): void {
  const call = request.routeOptions.config.call ?? 'static'
  seconds.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  if (call === 'static') return
  request.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call')
}
