/** Puts the parts of the outside world together into one HTTP server. */
import type { Server } from 'node:http'
import { WorldClock } from './clock.ts'
import type { Config } from './config.ts'
import { worldRoutes } from './export/routes.ts'
import { assetRoutes } from './http/assets.ts'
import { Router } from './http/router.ts'
import { messageRoutes } from './messages/routes.ts'
import { MessageStore } from './messages/store.ts'
import { World } from './world/world.ts'

export function makeServer(config: Config): Server {
  const clock = new WorldClock(config.today)
  const world = new World(config.seed, clock.today(), config.neighbours)
  const messages = new MessageStore(() => clock.wall())
  const router = new Router()
  assetRoutes(router, ['sandbox.css', 'inbox.js'])
  messageRoutes(router, config, messages)
  worldRoutes(router, world, clock)
  router.on('GET', '/', (c) => void c.res.writeHead(302, { location: '/inbox' }).end())
  router.on(
    'GET',
    '/health',
    (c) => void c.res.writeHead(200, { 'content-type': 'text/plain' }).end('ok'),
  )
  return router.server()
}
