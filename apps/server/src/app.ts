/** Wiring: which parts make up a running API, and in which order they stop. */

import { createPrinter } from '@xinjian/report-files/pdf'
import type { FastifyInstance } from 'fastify'
import { createBlobs } from './blobs.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import { collectFeature } from './features/collect/feature.ts'
import { enterpriseRoutes } from './features/enterprise/routes.ts'
import { intakeFeature } from './features/intake/feature.ts'
import { reportFeature } from './features/report/feature.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { createSmsCodes } from './features/session/sms-codes.ts'
import { startSessionSweep } from './features/session/sweep.ts'
import { createHttp } from './http/server.ts'
import { addStatic } from './http/static.ts'
import { addSystemRoutes } from './http/system-routes.ts'
import { createEvents } from './jobs/events.ts'
import { startWorker } from './jobs/worker.ts'
import { captchaToInbox } from './outside/sandbox-inbox.ts'
import { createSmsGateway } from './outside/sms.ts'
import { createSealer } from './security/seal.ts'
import { loadSecret } from './security/secret.ts'

/** On stop, requests that are being answered get this long. */
const DRAIN_MS = 10_000

export type Role = 'all' | 'api' | 'worker'

export interface App {
  http: FastifyInstance
  /** Stops taking requests, lets running ones and jobs end, closes what was opened here (not the database). */
  stop(): Promise<void>
}

/** Builds and starts everything of one process on an open, migrated database. */
export async function startApp(config: Config, owner: Database, role: Role): Promise<App> {
  const db = owner.as('system')
  const secret = loadSecret(config)
  const blobs = createBlobs(config.dataDir)
  const events = await createEvents(db)
  const intake = intakeFeature({ db, blobs, events })
  const printer = createPrinter(config.chromiumPath)
  const report = reportFeature({ config, db, blobs, secret, printer })
  const sms = createSmsGateway(config)
  const codes = createSmsCodes(db, sms, secret)
  const collect = collectFeature({ config, db, secret, codes, sms, blobs, printer })
  const routes = [
    ...sessionRoutes({
      db,
      sealer: createSealer(secret, config.sealV1),
      codes,
      revealCaptcha: config.sandbox ? captchaToInbox(config) : null,
    }),
    ...enterpriseRoutes(),
    ...intake.routes,
    ...report.routes,
    ...collect.routes,
  ]
  const http = await createHttp({
    config,
    db,
    routes: role === 'worker' ? [] : routes,
    tasks: collect.tasks,
  })
  addSystemRoutes(http, config, db)
  if (role !== 'worker') await addStatic(http, config)
  await http.listen({ host: config.host, port: config.port })
  const worker =
    role === 'api'
      ? null
      : await startWorker(db, [intake.job, report.job, ...collect.jobs], http.log)
  collect.start(http.log)
  const stopSweep = startSessionSweep(db, http.log)
  return {
    http,
    async stop() {
      // A client that sends half a request and waits must not decide when we stop: the database comes after us.
      const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
      await Promise.all([http.close(), worker?.stop()])
      clearTimeout(cut)
      stopSweep()
      await printer.close()
      await collect.stop()
      await events.close()
    },
  }
}
