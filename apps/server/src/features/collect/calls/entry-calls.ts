/** Coming in: token and key, where one stands, the enterprise's name. */

import type { contract } from '@xinjian/contract'
import { colourMapper, DEFAULT_COLOUR, DEFAULT_KEY } from '@xinjian/contract/channel/theme'
import { DIRECT_CHANNEL } from '@xinjian/contract/collect/direct-channel'
import { isDoorChannel } from '@xinjian/contract/collect/doors'
import { checkTaxNo } from '@xinjian/format'
import { AREAS, citiesOf } from '@xinjian/format/bureau/areas'
import { comparableName } from '@xinjian/format/firm-name'
import { tenantOf } from '../../../db/tenant.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { mustBeOpen } from '../../../jobs/waiting.ts'
import { hashToken, newToken } from '../../../security/secret.ts'
import {
  type Channel,
  channelColours,
  channelOf,
  DEMO_CHANNEL,
  enterBy,
  openDirectDoor,
} from '../../channel/index.ts'
import { ROLE_NAMES } from '../../consent/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { PLANS } from '../datasets.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { act, answerOf, change, loadTask } from '../flow.ts'
import { taskOfCode } from '../notice/back.ts'
import { newFinTaskId, newTaskId } from '../numbers.ts'
import { mustAllow } from '../states.ts'
import {
  insertTask,
  insertVisit,
  TASK_HOURS,
  TASKS,
  type TaskRow,
  taskById,
  writeChange,
} from '../task.ts'
import { taskByToken } from '../task-token.ts'
import { COLLECT_SAYS } from '../words.ts'
import { configurationOf } from './configuration.ts'
import { isShareCode } from './share.ts'

type EntryCalls = Pick<
  Handlers<typeof contract.collect>,
  | 'getChannelToken'
  | 'getRoute'
  | 'enterpriseConfiguration'
  | 'dictionaryList'
  | 'searchEnterprise'
  | 'getEnterpriseName'
  | 'getAllTaxAreas'
  | 'getAllTaxAreaStatus'
  | 'listCity'
>

export const FULL = COLLECT_SAYS.tooManyEnterprisesInstitution

/** Visits go on with the same task, also with one that has its result; these two begin anew. */
const GONE = new Set(['CANCELLED', 'EXPIRED'])

export function entryCalls(deps: CollectDeps): EntryCalls {
  const { db, config, bodies, registry, bureaus } = deps
  return {
    async getChannelToken(ctx, { channelCode, source, kind, clientPublicKey, resume, back }) {
      if (!bodies.accepts(clientPublicKey))
        throw new Refusal('MALFORMED', COLLECT_SAYS.keyWrongFormReload)
      const keyId = bodies.newKeyId()
      const again = resume ? await resumed(deps, { resume, source }, clientPublicKey, keyId) : null
      if (again) {
        const channel = await channelOf(tenantOf(db, again.company_id), again.channel)
        return welcome(deps, again, resume as string, channel)
      }
      if (back) return comeBack(deps, ctx, back, { clientKey: clientPublicKey, keyId })
      const code = channelCode || (config.sandbox ? DEMO_CHANNEL : DIRECT_CHANNEL)
      // Of books nobody takes what no institution asked for.
      if (code === DIRECT_CHANNEL && kind !== 'ERP') await openDirectDoor(db)
      const entry = await enterBy(db, code, source ?? null).catch((error: unknown) => {
        // A partner that is not here yet: its door can be tried over the sample data.
        if (config.sandbox && isDoorChannel(code) && code !== DIRECT_CHANNEL)
          return enterBy(db, DEMO_CHANNEL, source ?? null)
        throw error
      })
      const tenant = tenantOf(db, entry.channel.company_id)
      // Here, before anybody has typed a word: whoever has signed is never turned away.
      await mustBeOpen(tenant, TASKS, config.collectionsPerCompany, FULL)
      const firm = entry.taxNo === null ? null : await firmOf(deps, entry.taxNo)
      const { token, hash } = newToken()
      const task = (await insertTask(tenant, {
        ...(await newNumbers(db)),
        channel: entry.channel.code,
        link: entry.link,
        source: entry.source,
        kind: kind ?? 'TAX',
        firm,
        tokenHash: hash,
        clientKey: clientPublicKey,
        keyId,
        ip: ctx.ip,
        agent: ctx.agent,
      })) as TaskRow
      await note(tenant, task.task_id, {
        state: 'CREATED',
        step: 'OPEN',
        actor: 'USER',
        text: EVENT_SAYS.opened({ channel: entry.channel.title }),
      })
      return welcome(deps, task, token, entry.channel)
    },

    async getRoute(ctx) {
      return answerOf(ctx.tenant, await loadTask(ctx))
    },

    enterpriseConfiguration: async (ctx) => configurationOf(deps, ctx.tenant, await loadTask(ctx)),

    async dictionaryList(_ctx, { type, token }) {
      if (type === THEME) return { COLOR_MAPPER: colourMapper(await coloursFor(deps, token)) }
      return Object.hasOwn(DICTIONARIES, type) ? (DICTIONARIES[type] ?? {}) : {}
    },

    async searchEnterprise(ctx, { keyword }) {
      const task = await loadTask(ctx)
      mustAllow('searchEnterprise', task)
      const found = await registry.search(keyword)
      if (task.state === 'CREATED') {
        await act(ctx, 'searchEnterprise', (t) =>
          change(
            ctx.tenant,
            t,
            { state: 'ENTERING' },
            { step: 'ENTER', actor: 'USER', text: EVENT_SAYS.firmEntered },
          ),
        )
      }
      return found
    },

    async getEnterpriseName(ctx, { taxNo, name }) {
      mustAllow('getEnterpriseName', await loadTask(ctx))
      if (checkTaxNo(taxNo) === 'CHECKSUM') throw new Refusal('TAX_NO_INVALID')
      const known = (await registry.byTaxNo(taxNo))?.name ?? null
      if (name && known !== null && comparableName(name) !== comparableName(known))
        throw new Refusal('NAME_MISMATCH')
      return { name: known, taxNo }
    },

    getAllTaxAreas: () => [...AREAS],

    async getAllTaxAreaStatus() {
      const known = new Map((await bureaus.all()).map((b) => [b.code, b]))
      const rates = await deps.successRates()
      return AREAS.map(({ code }) => {
        const info = known.get(code)
        return {
          code,
          status: info?.status ?? ('CLOSED' as const),
          reason: info?.status === 'OPEN' ? null : (info?.reason ?? null),
          until: info?.until ?? null,
          successRate: rates.get(code) ?? null,
        }
      })
    },

    listCity: (_ctx, { areaCode }) => citiesOf(areaCode),
  }
}

export async function welcome(deps: CollectDeps, task: TaskRow, token: string, channel: Channel) {
  return {
    token,
    visitId: task.task_id,
    serverPublicKey: deps.bodies.publicKey(task.task_id, task.key_id),
    expiresAt: new Date(task.created_at.getTime() + TASK_HOURS * 3_600_000).toISOString(),
    channel: {
      code: channel.code,
      name: channel.company_name,
      title: channel.title,
      logo: channel.logo,
    },
    task: await answerOf(tenantOf(deps.db, task.company_id), task),
  }
}

export const newNumbers = async (db: CollectDeps['db']) => ({
  taskId: newTaskId(),
  finTaskId: await newFinTaskId(db),
})

/** By the link of a message: a visit that looks on at its task. */
async function comeBack(
  deps: CollectDeps,
  { ip, agent }: { ip: string; agent: string },
  code: string,
  keys: { clientKey: string; keyId: string },
) {
  const task = await taskOfCode(deps.db, code)
  if (!task)
    throw new Refusal(
      'TASK_EXPIRED',
      isShareCode(code) ? COLLECT_SAYS.shareCodeOver : COLLECT_SAYS.linkSmsTooOld,
    )
  const tenant = tenantOf(deps.db, task.company_id)
  const channel = await channelOf(tenant, task.channel)
  const { token, hash: tokenHash } = newToken()
  const made = { ...(await newNumbers(deps.db)), ...keys, tokenHash, ip, agent }
  const visit = await insertVisit(tenant, {
    ...made,
    channel: task.channel,
    kind: task.kind,
    joined: task.task_id,
  })
  if (isShareCode(code))
    await note(tenant, task.task_id, {
      state: task.state,
      step: 'SHARE',
      actor: 'USER',
      text: EVENT_SAYS.goneOnElsewhere,
    })
  return welcome(deps, visit as TaskRow, token, channel)
}

/** The firm of a link. A register that does not answer names nobody: the person then types the name. */
async function firmOf({ registry }: CollectDeps, taxNo: string) {
  const known = await registry.byTaxNo(taxNo).catch(() => null)
  return { taxNo, name: known?.name ?? null }
}

/** The task of an earlier visit under a new key, its token no younger; null when there is nothing to go on with. */
async function resumed(
  { db }: CollectDeps,
  { resume: token, source }: { resume: string; source: string | undefined },
  clientKey: string,
  keyId: string,
): Promise<TaskRow | null> {
  const found = await taskByToken(db, hashToken(token))
  // A terminal begins anew for everybody.
  if (!found || found.terminal_id !== null || (GONE.has(found.state) && found.joined === null))
    return null
  const tenant = tenantOf(db, found.company_id)
  for (let tries = 0; tries < 5; tries++) {
    const task = await taskById(tenant, found.task_id)
    if (!task || byAnotherDoor(task, source)) return null
    const next = await writeChange(tenant, task, { client_key: clientKey, key_id: keyId })
    if (next) return next
  }
  return null
}

/** Two doors of a partner are told apart by their markers: what began at one does not go on at the other. A link keeps its own. */
const byAnotherDoor = (task: TaskRow, source: string | undefined): boolean =>
  task.link === null && task.source !== null && Boolean(source) && task.source !== source

const THEME = 'page_theme_color'

/**
 * The platform's default; for a phone on its way through a collection the colour of its channel, too. Nobody else is told whose
 * channels there are.
 */
async function coloursFor(
  { db }: CollectDeps,
  token: string | undefined,
): Promise<[key: string, colour: string][]> {
  const task = token ? await taskByToken(db, hashToken(token)) : null
  if (!task) return [[DEFAULT_KEY, DEFAULT_COLOUR]]
  const tenant = tenantOf(db, task.company_id)
  const whole = await taskById(tenant, task.task_id)
  const own = whole ? await channelColours(tenant, whole.channel) : []
  return [[DEFAULT_KEY, DEFAULT_COLOUR], ...own]
}

const DICTIONARIES: Record<string, Record<string, string>> = {
  identity: { ...ROLE_NAMES },
  loginType: { PASSWORD: '密码登录', SMS: '短信登录', QR: '税务APP扫码' },
  dataset: Object.fromEntries(PLANS.map((p) => [p.dataset, p.name])),
}
