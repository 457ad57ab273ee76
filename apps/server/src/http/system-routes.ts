/** Calls outside the envelope: health for a load balancer, metrics for the operator, OpenAPI and readable docs. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/pool.ts'
import type { Away } from '../health/dependencies.ts'
import { createReadiness } from '../health/readiness.ts'
import { docsPage } from './docs/docs-page.ts'
import { openApi } from './docs/openapi.ts'
import { registry, tellAway, tellNotReady } from './metrics.ts'
import { Refusal } from './refusal.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A proxy on this machine makes all the world local; it says so by one of these. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

function mayRead({ headers, socket }: FastifyRequest, key: string | null): boolean {
  if (key === null)
    return LOOPBACK.has(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${key}`))
}

export function addSystemRoutes(
  app: FastifyInstance,
  config: Config,
  { db, away }: { db: Database; away: () => Promise<Away[]> },
): void {
  app.get('/healthz', async () => ({ ok: true }))
  const readiness = createReadiness(db, config.dataDir)
  app.get('/readyz', async (_request, reply) => {
    const why = await readiness()
    if (why.length > 0) return reply.code(503).send({ ok: false, why })
    // Not a reason to send calls elsewhere: every process has the same store and the same workers.
    const impaired = await away()
    return impaired.length === 0 ? { ok: true } : { ok: true, impaired }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsKey)) throw new Refusal('UNAUTHENTICATED')
    const [why, impaired] = await Promise.all([readiness(), away()])
    tellNotReady(why)
    tellAway(impaired)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  // Half a second of a processor, which a start does not wait for.
  let spec: object | undefined
  app.get('/api/openapi.json', async () => (spec ??= openApi()))
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage()),
  )
}
