/** Prometheus metrics and one access-log line per request: call, status, time. No query, no body. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { logCall } from './logger.ts'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const seconds = new Histogram({
  name: 'xinjian_http_request_seconds',
  help: 'Time of a call from first byte in to last byte out',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

/** By call and status: a look-up of its own is quicker than that of the histogram. */
const children = new Map<string, Histogram.Internal<'call' | 'status'>>()

function childOf(call: string, status: number): Histogram.Internal<'call' | 'status'> {
  const key = `${call} ${status}`
  const known = children.get(key)
  if (known) return known
  const child = seconds.labels(call, String(status))
  children.set(key, child)
  return child
}

export function observe(request: FastifyRequest, reply: FastifyReply): void {
  const call = request.routeOptions.config.call ?? 'static'
  childOf(call, reply.statusCode).observe(reply.elapsedTime / 1000)
  if (call === 'static') return
  logCall(request, { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
}
