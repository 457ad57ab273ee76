/** Wiring: which parts make up a running API, and in which order they stop. */

import type { Contract } from '@xinjian/contract'
import { createPrinter } from '@xinjian/report-files/pdf'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import { agreementFeature, createAgreements } from './features/agreement/index.ts'
import { auditRoutes, createCheckpointFiles } from './features/audit/index.ts'
import { backtestJob, backtestRoutes } from './features/backtest/index.ts'
import { billingRoutes } from './features/billing/index.ts'
import { boardRoutes } from './features/board/index.ts'
import { booksRoutes } from './features/books/index.ts'
import {
  callbackJob,
  channelRoutes,
  createCallbackBox,
  createKeyGate,
  tellRevoked,
} from './features/channel/index.ts'
import { collectFeature } from './features/collect/index.ts'
import { collectedRoutes } from './features/collected/index.ts'
import { companyRoutes } from './features/company/index.ts'
import { companyErasureFeature } from './features/companyErasure/index.ts'
import { companyExportFeature } from './features/companyExport/index.ts'
import {
  consentRoutes,
  createConsents,
  createContractFiles,
  createContractPapers,
} from './features/consent/index.ts'
import { customerRoutes } from './features/customer/index.ts'
import { dashboardRoutes } from './features/dashboard/index.ts'
import { demoCentreRoutes } from './features/demoCentre/index.ts'
import { enterpriseRoutes, enterpriseToQuery } from './features/enterprise/index.ts'
import { firmRoutes } from './features/firm/index.ts'
import { galaxyRoutes } from './features/galaxy/index.ts'
import { graphFeature } from './features/graph/index.ts'
import { intakeFeature } from './features/intake/index.ts'
import { leadRoutes } from './features/lead/index.ts'
import { ledgerRoutes } from './features/ledger/index.ts'
import { lendingDemoRoutes } from './features/lendingDemo/index.ts'
import { listBatchJob, listBatchRoutes } from './features/listBatch/index.ts'
import { listExportJob, listExportRoutes } from './features/listExport/index.ts'
import { listViewRoutes } from './features/listView/index.ts'
import { loanRoutes, transferJob } from './features/loan/index.ts'
import { loanOutcomeRoutes } from './features/loanOutcome/index.ts'
import { lostDeviceRoutes } from './features/lostDevice/index.ts'
import { chargedThisMonth, meteringRoutes } from './features/metering/index.ts'
import { createLetters, deliveryJob, noticeRoutes } from './features/notice/index.ts'
import { objectionRoutes } from './features/objection/index.ts'
import { paletteRoutes } from './features/palette/index.ts'
import { peopleRoutes } from './features/people/index.ts'
import { productRoutes, sowProducts } from './features/product/index.ts'
import { recognitionRoutes } from './features/recognition/index.ts'
import { registerRoutes } from './features/register/index.ts'
import { reportFeature } from './features/report/index.ts'
import { riskOrderJob, riskOrderRoutes } from './features/riskOrder/index.ts'
import { riskPolicyRoutes } from './features/riskPolicy/index.ts'
import { roleRoutes } from './features/role/index.ts'
import { rulebookRoutes } from './features/rulebook/index.ts'
import { scfFeature } from './features/scf/index.ts'
import { checkJob, scoreCardJob, scoreCardRoutes } from './features/scoreCard/index.ts'
import { secondaryRoutes } from './features/secondary/index.ts'
import { sensitiveRoutes } from './features/sensitive/index.ts'
import { serviceStatusRoutes, startMeasuring } from './features/serviceStatus/index.ts'
import {
  accountReach,
  createActGate,
  createCaptchas,
  createPasswordLinks,
  createSessionGate,
  createSmsCodes,
  placeOf,
  sessionRoutes,
  sowRoles,
  spendSeals,
  startSessionSweep,
} from './features/session/index.ts'
import { templateRoutes } from './features/template/index.ts'
import { terminalRoutes } from './features/terminal/index.ts'
import { verifyFeature } from './features/verify/index.ts'
import { watchJob, watchRoutes } from './features/verifyWatch/index.ts'
import { withdrawalJob } from './features/withdrawal/index.ts'
import { createDependencies } from './health/dependencies.ts'
import { impersonatedCalls } from './http/impersonation.ts'
import type { NounRoutes } from './http/implement.ts'
import { createHttp } from './http/server.ts'
import { addPages } from './http/site/pages.ts'
import { addSystemRoutes } from './http/system-routes.ts'
import { createEvents } from './jobs/events.ts'
import { startWorker } from './jobs/worker.ts'
import { columnsOf } from './keys/data-keys.ts'
import { loadKeys } from './keys/load.ts'
import { backsOf, holdingsOf } from './of-accounts.ts'
import { startOngoing } from './ongoing.ts'
import { createOutside } from './outside/outside.ts'
import { captchaToInbox } from './outside/sandbox-inbox.ts'
import type { Role } from './role.ts'
import { createBox } from './security/box.ts'
import { createLogSigner } from './security/log-signer.ts'
import { createSealer } from './security/seal.ts'
import { openStores } from './stores.ts'
import { WALKS } from './walks.ts'

/** On stop, requests that are being answered get this long. */
const DRAIN_MS = 10_000

/** A noun of the contract without its feature does not compile, nor does one that is answered by another's. */
type RoutesOfNouns = { [N in keyof Contract]: NounRoutes<Contract[N]> }

export interface App {
  http: FastifyInstance
  /** Stops taking requests, lets running ones and jobs end, closes what was opened here (not the database). */
  stop(): Promise<void>
}

/** Builds and starts everything of one process on an open, migrated database. */
export async function startApp(config: Config, owner: Database, role: Role): Promise<App> {
  const db = owner.as('system')
  const secret = await loadKeys(config, db)
  await sowRoles(db)
  await sowProducts(db)
  const stores = await openStores(config)
  const { blobs, pictures, exports: exportFiles } = stores
  const events = await createEvents(db)
  const intake = intakeFeature({ db, blobs, events, mayWait: config.queuePerCompany })
  const printer = createPrinter(config.chromiumPath)
  const consents = createConsents(db, secret, config, tellRevoked)
  // A worker by itself serves no pages: it prints those of the API.
  const pages = role === 'worker' ? config.pagesUrl : `http://127.0.0.1:${config.port}`
  const outside = createOutside(config, db)
  const { publicSources, lendingSources, sms, mail, sources, verifier, readers } = outside
  const columns = columnsOf(db, secret)
  const agreements = createAgreements(secret, columns)
  const report = reportFeature({
    ...{ config, db, blobs, secret, printer, consents, pages, publicSources, lendingSources },
    agreements,
  })
  const codes = createSmsCodes(db, sms, { secret, columns })
  const { publicUrl } = config
  const sealer = createSealer(secret, config.sealV1, spendSeals(db))
  const captchas = createCaptchas(db, {
    work: config.captchaWork,
    // So that a test can log in as a person would.
    reveal: config.sandbox ? captchaToInbox(config) : null,
  })
  const accounts = accountReach(db, columns)
  const letters = createLetters({ mail, sms, secret, columns })
  const links = createPasswordLinks({ letters, publicUrl })
  const contractFiles = createContractFiles({ config, blobs, secret, printer })
  const papers = createContractPapers({ db, files: contractFiles, consents })
  const collect = collectFeature({
    ...{ config, db, secret, columns, codes, sms, sources, consents, papers },
  })
  const verify = verifyFeature({ config, db, blobs, secret, verifier, pictures, readers })
  const watches = { db, polls: verify.polls, now: Date.now }
  const channel = { config, db, callbackBox: createCallbackBox(secret), note: collect.noteCallback }
  const second = {
    db,
    box: createBox(secret, 'second-factor'),
    place: placeOf(publicUrl),
    forced: config.secondFactorForced,
  }
  const checkpoints = {
    ...{ db, signer: createLogSigner(secret) },
    files: createCheckpointFiles(config.dataDir),
  }
  const held = { db, columns, stores }
  const companyErasure = companyErasureFeature({ ...held, config, secret, mail, checkpoints })
  const companyExport = companyExportFeature({ ...held, signer: checkpoints.signer })
  const acts = { db, columns, letters, publicUrl, backs: backsOf(db, columns) }
  const lists = { calls: impersonatedCalls(db, () => Object.values(nouns).flat()), walks: WALKS }
  // What a loan finances is told what became of it: each kind of subject by its own feature.
  const { subjects, ...scf } = scfFeature(secret, agreements)
  const away = createDependencies(db, config)
  const measured = { db, away, bureaus: sources.bureaus, reports: report.job.table }
  const nouns: RoutesOfNouns = {
    agreement: agreementFeature({ db, files: contractFiles, agreements }),
    audit: auditRoutes(checkpoints),
    backtest: backtestRoutes({ db, config }),
    billing: billingRoutes({ db }),
    board: boardRoutes({ db, bureaus: sources.bureaus }),
    books: booksRoutes,
    channel: channelRoutes(channel),
    collect: collect.routes,
    collected: collectedRoutes,
    company: companyRoutes({ db, box: createBox(secret, 'company-key') }),
    companyErasure: companyErasure.routes,
    companyExport: companyExport.routes,
    consent: consentRoutes({
      ...{ consents, papers, onRevoked: collect.onRevoked },
      persons: { db, columns, secret, config, codes, firms: enterpriseToQuery, ...collect.signers },
    }),
    customer: customerRoutes({ db, links, columns }),
    dashboard: dashboardRoutes,
    demoCentre: demoCentreRoutes({ config, db, columns, captchas, samples: outside.samples }),
    enterprise: enterpriseRoutes(),
    firm: firmRoutes,
    galaxy: galaxyRoutes({ db, captchas, publicSources }),
    graph: graphFeature(secret).routes,
    intake: intake.routes,
    lead: leadRoutes({ db, captchas, columns }),
    ledger: ledgerRoutes,
    listBatch: listBatchRoutes({ config, db, lists }),
    listExport: listExportRoutes({ config, db, files: exportFiles, lists }),
    listView: listViewRoutes({ db }),
    lostDevice: lostDeviceRoutes({ db, links, captchas, columns, hours: config.coolingHours }),
    metering: meteringRoutes,
    notice: noticeRoutes({ db, accounts }),
    objection: objectionRoutes({ db, blobs, reports: report.objected }),
    palette: paletteRoutes,
    people: peopleRoutes({ db, links, columns, holdings: holdingsOf(secret) }),
    product: productRoutes({ db, chargedThisMonth }),
    recognition: recognitionRoutes({
      recognisers: outside.recognisers,
      db,
      voucherCase: verify.voucherCase,
    }),
    register: registerRoutes({
      ...{ db, blobs, columns, mail, letters, sealer, captchas, publicUrl },
      box: createBox(secret, 'register'),
    }),
    report: report.routes,
    lendingDemo: lendingDemoRoutes({ config, db }),
    loan: loanRoutes({ db, subjects, agreements, columns }),
    loanOutcome: loanOutcomeRoutes({ blobs }),
    scf: scf.routes({ db, columns, mail, publicUrl, register: outside.register }),
    scoreCard: scoreCardRoutes({ db, config }),
    riskOrder: riskOrderRoutes({ db, config, blobs, named: report.named }),
    riskPolicy: riskPolicyRoutes,
    role: roleRoutes({ db }),
    rulebook: rulebookRoutes,
    secondary: secondaryRoutes({ db, links, columns }),
    sensitive: sensitiveRoutes({ db, links, columns, hours: config.coolingHours }),
    serviceStatus: serviceStatusRoutes({ db }),
    session: sessionRoutes({ db, columns, sealer, codes, links, captchas, second, acts }),
    template: templateRoutes,
    terminal: terminalRoutes({ db, ...collect.atTerminals }),
    verify: verify.routes,
    verifyWatch: watchRoutes(watches),
  }
  const http = await createHttp({
    config,
    db,
    routes: role === 'worker' ? [] : Object.values(nouns).flat(),
    sessions: createSessionGate(db),
    keys: createKeyGate(db),
    tasks: collect.tasks,
    acts: createActGate(acts),
    board: outside.board,
    english: () => import('./english.ts').then(({ ENGLISH }) => ENGLISH),
  })
  addSystemRoutes(http, config, measured)
  if (role !== 'worker') await addPages(http, config, { printer, frameSites: report.frameSites })
  // A burst of new connections waits here: where this is full, their first packet is dropped and comes again after 1, 3, 7 … seconds.
  await http.listen({ host: config.host, port: config.port, backlog: 4_096 })
  const worker =
    role === 'api'
      ? null
      : await startWorker(
          db,
          [
            ...[intake.job, report.job, report.completions],
            ...[backtestJob(db), riskOrderJob(db), scoreCardJob(db), checkJob(db)],
            ...[withdrawalJob(db), companyExport.job(http.log), companyErasure.job(http.log)],
            listExportJob({ db, files: exportFiles, lists, log: http.log }),
            listBatchJob({ db, lists, log: http.log }),
            ...collect.jobs,
            ...[transferJob({ db, columns, bank: outside.bank, subjects }), verify.job(http.log)],
            callbackJob(channel),
            watchJob(watches),
            deliveryJob({ db, columns, accounts, mail, sms, publicUrl, letters }),
          ],
          http.log,
        )
  collect.start(http.log)
  const always = [startSessionSweep(acts, http.log), startMeasuring(measured, http.log)]
  const ongoing =
    role === 'api'
      ? []
      : [
          ...startOngoing({ db, config, stores, checkpoints, links, columns, subjects }, http.log),
          ...[verify.startSweep(http.log), companyErasure.startSweep(http.log)],
        ]
  return {
    http,
    async stop() {
      // A client that sends half a request and waits must not decide when we stop: the database comes after us.
      const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
      await Promise.all([http.close(), worker?.stop()])
      clearTimeout(cut)
      for (const stop of [...always, ...ongoing]) stop()
      await printer.close()
      collect.stop()
      await outside.stop()
      await events.close()
    },
  }
}
