/** Prometheus metrics, and one access-log line per request: call, status, time. No query, no body, no company. What they are watched for: deploy/prometheus. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Away } from '../health/dependencies.ts'
import type { NotReady } from '../health/readiness.ts'
import { CLASSES, type Counter, OWN_API } from '../outside/source/counted.ts'
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

const jobSeconds = new Histogram({
  name: 'xinjian_job_seconds',
  help: 'Time of a job from its claim to its end, by kind and how it ended',
  labelNames: ['kind', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
  registers: [registry],
})

/**
 * How a job ended here. REFUSED: told to its owner as the fault of what was given; FAILED: a fault of ours, told, too; PUT_OFF: a fault that
 * passes, tried again; LOST: another process has it, or this one stops.
 */
export type JobOutcome = 'DONE' | 'REFUSED' | 'FAILED' | 'PUT_OFF' | 'LOST'

/** @param kind the job's table */
export const observeJob = (kind: string, outcome: JobOutcome, seconds: number): void =>
  jobSeconds.labels(kind, outcome).observe(seconds)

const kinds = new Gauge({
  name: 'xinjian_worker_kinds',
  help: 'Kinds of jobs that this process takes; 0 = it takes none',
  registers: [registry],
})

export const tellWorkerKinds = (n: number): void => kinds.set(n)

const notReady = new Gauge({
  name: 'xinjian_not_ready',
  help: '1 for each reason why this process can not do its work now (the same as /readyz)',
  labelNames: ['why'],
  registers: [registry],
})

/** Reasons that are over are gone, not zero: a rule that counts them needs no list of them. */
export function tellNotReady(why: readonly NotReady[]): void {
  notReady.reset()
  for (const one of why) notReady.labels(one).set(1)
}

const isAway = new Gauge({
  name: 'xinjian_away',
  help: '1 for each part of the service that is away while this process answers (the same as impaired of /readyz)',
  labelNames: ['what'],
  registers: [registry],
})

/** Parts that are back are gone, not zero. */
export function tellAway(what: readonly Away[]): void {
  isAway.reset()
  for (const one of what) isAway.labels(one).set(1)
}

const outsideSeconds = new Histogram({
  name: 'xinjian_outside_seconds',
  help: 'Time of a call to a place outside (a bureau by its area code, a gateway by its name), and whether it is ill',
  labelNames: ['place', 'outcome'],
  buckets: CLASSES.map((ms) => ms / 1000),
  registers: [registry],
})

/** @param place area code of a bureau, or name of a gateway; @param isIll the fault is the place's, not that of what was asked */
export const observeOutside = (place: string, isIll: boolean, seconds: number): void =>
  outsideSeconds.labels(place, isIll ? 'FAILED' : 'DONE').observe(seconds)

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

/** `board`: counts calls for the status page; how long a stream was open says nothing of how quick we are. */
export function observe(request: FastifyRequest, reply: FastifyReply, board: Counter): void {
  const call = request.routeOptions.config.call ?? 'static'
  childOf(call, reply.statusCode).observe(reply.elapsedTime / 1000)
  if (call === 'static') return
  const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')
  board.record(
    OWN_API,
    isStream ? 0 : reply.elapsedTime,
    reply.statusCode >= 500 ? String(reply.statusCode) : null,
    Date.now(),
  )
  logCall(request, { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
}

/** A call that was refused before it was routed, because the process answers as many as it may: which one is not known. */
export function observeRefused(board: Counter): void {
  childOf('refused', 503).observe(0)
  board.record(OWN_API, 0, '503', Date.now())
}
