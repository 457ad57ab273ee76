/** Puts the parts of the outside world together into one HTTP server. */
import type { Server } from 'node:http'
import { Bank } from './bank/bank.ts'
import { bankRoutes } from './bank/routes.ts'
import { Accounts } from './bureaus/accounts.ts'
import { Datasets } from './bureaus/datasets.ts'
import { ExportOrders } from './bureaus/exports.ts'
import { InvoiceData } from './bureaus/invoice-data.ts'
import { bureauRoutes } from './bureaus/routes.ts'
import { scanRoutes } from './bureaus/scan-routes.ts'
import { Seal } from './bureaus/seal.ts'
import { Sessions } from './bureaus/sessions.ts'
import { Skies } from './bureaus/weather.ts'
import { callbackRoutes } from './callbacks/routes.ts'
import { Callbacks } from './callbacks/store.ts'
import { WorldClock } from './clock.ts'
import type { Config } from './config.ts'
import { Devices } from './devices/devices.ts'
import { deviceRoutes } from './devices/routes.ts'
import { Books } from './erp/books.ts'
import { erpRoutes } from './erp/routes.ts'
import { Visits } from './erp/visits.ts'
import { worldRoutes } from './export/routes.ts'
import { assetRoutes } from './http/assets.ts'
import { healthRoute } from './http/health.ts'
import { Router } from './http/router.ts'
import { identityRoutes } from './identity/routes.ts'
import { knobRoutes } from './knobs/routes.ts'
import { Settings } from './knobs/settings.ts'
import { LendingBureau } from './lending/bureau.ts'
import { lendingRoutes } from './lending/routes.ts'
import { logRoutes } from './log/routes.ts'
import { CallLog } from './log/store.ts'
import { messageRoutes } from './messages/routes.ts'
import { smtpListener } from './messages/smtp.ts'
import { MessageStore } from './messages/store.ts'
import { MovablesRegister } from './movables/register.ts'
import { movablesRoutes } from './movables/routes.ts'
import { Archive } from './public-records/archive.ts'
import { recognitionRoutes } from './recognition/routes.ts'
import { Front } from './vendors/front.ts'
import { vendorRoutes } from './vendors/routes.ts'
import { VerificationPlatform } from './verification/platform.ts'
import { verificationRoutes } from './verification/routes.ts'
import { formatDay } from './world/calendar.ts'
import { World } from './world/world.ts'

export function makeServer(config: Config): Server {
  const clock = new WorldClock(config.today)
  const world = new World(config.seed, clock.today(), config.neighbours)
  const wall = (): string => clock.wall()
  const messages = new MessageStore(wall)
  const log = new CallLog()
  const callbacks = new Callbacks(wall, config.key)
  const settings = new Settings()
  const sessions = new Sessions()
  const accounts = new Accounts(world)
  const skies = new Skies(world.seed, clock, config.latency)
  const verification = new VerificationPlatform(world, clock)
  const datasets = new Datasets(world, clock)
  const archive = new Archive(world, clock, datasets)
  const front = new Front()
  const router = new Router()
  assetRoutes(router, ['sandbox.css', 'inbox.js', 'knobs.js'])
  const smtp = smtpListener((letter) => messages.addLetter(letter))
  messageRoutes(router, { config, messages, log, wall, smtp })
  worldRoutes(router, world, clock, accounts)
  bureauRoutes(router, {
    config,
    clock,
    world,
    wall,
    messages,
    log,
    sessions,
    accounts,
    skies,
    seal: new Seal(),
    datasets,
    invoices: new InvoiceData(world, clock),
    orders: new ExportOrders(),
    slowSeconds: () => settings.slowSeconds,
    exportSeconds: () => settings.exportSeconds,
    smsPauseSeconds: () => settings.smsPauseSeconds,
    exportAbove: () => settings.exportAbove,
  })
  const books = new Books(world, clock)
  const visits = new Visits(world, accounts)
  erpRoutes(router, world, books, visits, config.key)
  vendorRoutes(router, archive, front, config.key)
  const lending = new LendingBureau(world, clock)
  identityRoutes(router, world, config.key)
  lendingRoutes(router, lending, front, config.key)
  const bank = new Bank(clock)
  bankRoutes(router, bank, config.key)
  const devices = new Devices()
  deviceRoutes(router, devices, { world, accounts }, config.key)
  const movables = new MovablesRegister(() => formatDay(clock.today()))
  movablesRoutes(router, movables, config.key)
  scanRoutes(router, sessions, accounts)
  knobRoutes(router, {
    world,
    clock,
    skies,
    sessions,
    accounts,
    settings,
    callbacks,
    verification,
    books,
    visits,
    archive,
    front,
    lending,
    bank,
    devices,
    movables,
  })
  logRoutes(router, log)
  callbackRoutes(router, callbacks)
  verificationRoutes(router, verification, config.key)
  recognitionRoutes(router, config.key)
  router.on('GET', '/', (c) => void c.res.writeHead(302, { location: '/inbox' }).end())
  healthRoute(router, config)
  const server = router.server()
  // Where there is room: whoever sends mail asks for the port.
  server.once('listening', () => smtp.listen(0, '127.0.0.1'))
  server.once('close', () => smtp.close())
  return server
}
