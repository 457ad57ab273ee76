import { contract } from '@xinjian/contract'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { noteListAccess } from '../consent/index.ts'
import { enterpriseToQuery } from '../enterprise/index.ts'
import { viaOf } from '../metering/index.ts'
import type { NamedAccess } from '../report/index.ts'
import { type PolicyRecord, policyInForce, policyOf } from '../riskPolicy/index.ts'
import { explained } from './cleared.ts'
import { badFile, ordersFile, sayFor, subjectsFile, templateFile } from './files.ts'
import { judgingOf } from './judging.ts'
import { orderOfList } from './list.ts'
import { allTold, orderAccess, toldIn } from './looks.ts'
import { decide, overridesOf, propose } from './overrides.ts'
import { toldOrder, toldOrders } from './sealed.ts'
import {
  addOrder,
  cancelOrder,
  countSubjects,
  orderOf,
  orderPage,
  pauseOrder,
  RISK_ORDERS,
  resumeOrder,
} from './store.ts'
import {
  addEveryone,
  addSubjects,
  matrixOf,
  subjectOf,
  subjectPage,
  wireSubject,
} from './subjects.ts'
import { RISK_ORDER_SAYS } from './words.ts'

interface Deps {
  db: Database
  config: Config
  blobs: Blobs
  named: NamedAccess
}

export function riskOrderRoutes({ db, config, blobs, named }: Deps) {
  const begin = async (tenant: TenantDb, { kind }: Session) => {
    // What is bought by it is bought by somebody who can be asked why.
    if (kind !== 'MAIN') throw new Refusal('CONFLICT', RISK_ORDER_SAYS.personsOnly)
    await mustHaveRoom(tenant, RISK_ORDERS, RISK_ORDER_SAYS.orders, {
      most: config.queuePerCompany,
      more: 1,
    })
  }
  const begun = async (tenant: TenantDb, no: string) => {
    await wake(db, RISK_ORDERS)
    return toldOrder(tenant, await orderOf(tenant, no))
  }
  const change = async (
    tenant: TenantDb,
    no: string,
    step: (tenant: TenantDb, no: string) => Promise<void>,
  ) => {
    await orderOf(tenant, no)
    await step(tenant, no)
    return begun(tenant, no)
  }

  return implement(contract.riskOrder, {
    async riskOrderStart({ tenant, session }, { policy: code, source, taxId }) {
      await begin(tenant, session)
      const policy = await policyInForce(tenant, code)
      if (!(await enterpriseToQuery(tenant, taxId)))
        throw new Refusal('ENTERPRISE_UNKNOWN', undefined, 'taxId')
      const no = await tenant.transaction(async (tx) => {
        const of = { purpose: 'SINGLE', policy, source, by: session, via: viaOf(session) } as const
        const added = await addOrder(tx, of)
        const one = { line: 1, sheet: null, row: null, taxNo: taxId, name: '', fault: null }
        await addSubjects(tx, added, [one], source === 'MADE' ? null : {})
        await countSubjects(tx, added)
        return added
      })
      return begun(tenant, no)
    },
    async riskOrderUpload({ tenant, session }, { policy: code, source }, files) {
      await begin(tenant, session)
      const policy = await policyInForce(tenant, code)
      const of = { policy, source, by: session, via: viaOf(session) }
      return begun(tenant, await orderOfList(blobs, tenant, of, files))
    },
    riskOrderTemplate: async ({ inEnglish }) => templateFile(await sayFor(inEnglish)),
    async riskOrderQuery({ tenant }, { page, size, ...filter }) {
      const { total, rows } = await orderPage(tenant, filter, page, size)
      return { total, page, size, rows: await toldOrders(tenant, rows) }
    },
    async riskOrderDetail(ctx, { no, page, size, ...filter }) {
      const { tenant } = ctx
      const row = await toldOrder(tenant, await orderOf(tenant, no))
      const { total, rows } = await subjectPage(tenant, no, filter, page, size)
      await noteListAccess(db, ctx, orderAccess('riskOrderDetail', no, toldIn(rows)))
      const matrix = row.purpose === 'TRIAL' ? await matrixOf(tenant, no) : []
      return { row, matrix, total, page, size, rows: rows.map(wireSubject) }
    },
    async riskSubject({ tenant, session }, { no, line }) {
      const order = await orderOf(tenant, no)
      const subject = await subjectOf(tenant, no, line)
      const judging = await judgingOf(tenant, order)
      const { sealed } = subject
      const reports = sealed ? [] : (subject.reports ?? [])
      const numbers = reports.flatMap(({ reportNo }) => reportNo ?? [])
      const access = { who: session.userName, action: RISK_ORDER_SAYS.readIt, purpose: no }
      // Where some were reckoned, lines that do not hold cannot be read again: what was found stands in the judgement.
      const read = judging.reckons
        ? await named.note(tenant, numbers, access).then(() => null)
        : await named.read(tenant, numbers, access)
      return {
        order: await toldOrder(tenant, order),
        row: wireSubject(subject),
        reports,
        ...(sealed ? { judgement: null, against: null } : explained(judging, subject, read)),
        overrides: await overridesOf(tenant, session, { no, line, sealed }),
        table: judging.table,
      }
    },
    riskOrderPause: ({ tenant }, { no }) => change(tenant, no, pauseOrder),
    riskOrderResume: ({ tenant }, { no }) => change(tenant, no, resumeOrder),
    riskOrderCancel: ({ tenant }, { no }) => change(tenant, no, cancelOrder),
    async riskOrderBad({ tenant, inEnglish }, { no }) {
      const { bad } = await orderOf(tenant, no)
      if (bad === 0) throw new Refusal('UNKNOWN', RISK_ORDER_SAYS.noBadRow)
      return badFile(tenant, no, await sayFor(inEnglish))
    },
    riskOrderExport: async ({ tenant, inEnglish }, filter) =>
      ordersFile(tenant, filter, await sayFor(inEnglish)),
    async riskOrderExportDetail(ctx, { no }) {
      const { tenant, inEnglish } = ctx
      const order = await orderOf(tenant, no)
      const told = await allTold(tenant, no)
      await noteListAccess(db, ctx, orderAccess('riskOrderExportDetail', no, told))
      const { table: own, against } = await judgingOf(tenant, order)
      return subjectsFile(tenant, order, { own, against }, await sayFor(inEnglish))
    },
    async riskTrialStart({ tenant, session }, { policy: code, version, asOf, source, ...other }) {
      await begin(tenant, session)
      if (asOf && asOf > formatDay(chinaDay(new Date().toISOString()).day))
        throw new Refusal('MALFORMED', RISK_ORDER_SAYS.dayNotOver, 'asOf')
      if (source === 'RECKONED') {
        if (!asOf) throw new Refusal('MALFORMED', RISK_ORDER_SAYS.reckonNeedsDay, 'asOf')
        // It is made of all that the company holds.
        if (tenant.scope.madeBy !== null)
          throw new Refusal('CONFLICT', RISK_ORDER_SAYS.reckonNeedsAll)
      }
      const policy = await policyOf(tenant, code, version)
      const against = await champion(tenant, policy, other)
      const no = await tenant.transaction(async (tx) => {
        const added = await addOrder(tx, {
          ...{ purpose: 'TRIAL', policy, against, asOf, source },
          ...{ by: session, via: viaOf(session) },
        } as const)
        await addEveryone(tx, added)
        await countSubjects(tx, added)
        return added
      })
      return begun(tenant, no)
    },
    riskOverrideAsk: ({ tenant, session }, asked) => {
      if (session.kind !== 'MAIN') throw new Refusal('CONFLICT', RISK_ORDER_SAYS.personsOnly)
      return propose(tenant, session, asked)
    },
    riskOverrideDecide: ({ tenant, session }, decision) => decide(tenant, session, decision),
  })
}

/**
 * The version that a trial is set against: the one named, else the one in force; none where the policy has none yet, or the version on trial is
 * the one in force, which then is judged alone.
 */
async function champion(
  tenant: TenantDb,
  { code, version }: PolicyRecord,
  named: { againstPolicy?: number | undefined; againstVersion?: number | undefined },
): Promise<PolicyRecord | undefined> {
  const { againstPolicy = code, againstVersion } = named
  const against =
    againstVersion === undefined
      ? await inForceOrNone(tenant, againstPolicy)
      : await policyOf(tenant, againstPolicy, againstVersion)
  if (against?.code !== code || against.version !== version) return against
  if (named.againstPolicy === undefined && againstVersion === undefined) return undefined
  throw new Refusal('MALFORMED', RISK_ORDER_SAYS.sameVersion, 'againstVersion')
}

async function inForceOrNone(tenant: TenantDb, code: number): Promise<PolicyRecord | undefined> {
  try {
    return await policyInForce(tenant, code)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CONFLICT') return undefined
    throw error
  }
}
