/**
 * The phone's one store: where the server says the task stands. Every answer that carries the task goes through `take`; an
 * older answer that comes late is dropped, a second tap gets the first one's promise, and a key that another tab has
 * replaced is agreed on anew without the person noticing.
 */

import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import type { CSSProperties } from 'react'
import { ApiError, messageOf } from '../../api/errors.ts'
import { createStore } from '../../ui/store.ts'
import { clearDrafts, openDrafts } from './drafts.ts'
import {
  dropToken,
  forgetBack,
  forgetLink,
  keepToken,
  keptToken,
  type Link,
  linkOf,
  type Shelf,
  shelf,
} from './line/channel.ts'
import { agree, newKey } from './line/keys.ts'
import { type Access, type AskOptions, ask } from './line/wire.ts'
import { kindOf } from './pages.ts'

export type Channel = DataOf<typeof collect.getChannelToken>['channel']
export type Config = DataOf<typeof collect.enterpriseConfiguration>
export type Contracts = Omit<DataOf<typeof collect.authorize>, 'task'>

export interface Flow {
  /**
   * DEAD: the link cannot be used, and no other try will help; GONE: the task cannot, a new one can be begun; `problem` says
   * why. LOST: could not be reached yet.
   */
  phase: 'OPENING' | 'READY' | 'LOST' | 'GONE' | 'DEAD'
  problem: string | null
  channel: Channel | null
  config: Config | null
  /** Custom properties of the channel's theme; null = ours. */
  theme: CSSProperties | null
  task: CollectTask | null
  /** Read with the signer's code, so that the next page need not ask again. */
  contracts: Contracts | null
  /** An earlier visit's task had expired, so a new one was begun. */
  restarted: boolean
  /** This visit was led to a collection of the same firm that another phone had begun. */
  joined: boolean
}

const START: Flow = {
  phase: 'OPENING',
  problem: null,
  channel: null,
  config: null,
  theme: null,
  task: null,
  contracts: null,
  restarted: false,
  joined: false,
}
export const flow = createStore<Flow>(START)

const TASK_GONE = new Set([401, 3001])
const SEAL_REFUSED = new Set([3004, 3005, 3006])
/** Our picture of the task was wrong: look again before telling anything. */
const LOOK_AGAIN = new Set([409, 3002, 3003])

let access: Access | null = null
let link: Link | null = null
let store: Shelf | null = null
/** Where the token rests. */
let tokens: Shelf | null = null
let opening: Promise<void> | null = null
const pending = new Map<string, Promise<unknown>>()

/** Whether somebody's link led here. */
export const hasLink = (): boolean => Boolean(link?.code)

export const currentAccess = (): Access | null => access

/** Begins or goes on with the task of this link. Any number of calls at once are one. */
export function open(): Promise<void> {
  if (flow.get().phase === 'READY') return Promise.resolve()
  opening ??= enter().finally(() => {
    opening = null
  })
  return opening
}

async function enter(): Promise<void> {
  store ??= shelf()
  link ??= linkOf(location.search, store)
  flow.set((now) => ({ ...now, phase: 'OPENING', problem: null }))
  try {
    if (link.ticket) await (await import('./line/ticket.ts')).redeem(link, store)
    openDrafts(store, link.code)
    await agreeAnew()
    flow.set((now) => ({ ...now, phase: 'READY' }))
  } catch (error) {
    const dead = error instanceof ApiError && TASK_GONE.has(error.status)
    if (dead) forgetLink(store)
    flow.set((now) => ({ ...now, phase: dead ? 'DEAD' : 'LOST', problem: messageOf(error) }))
  }
}

/** A token (the kept one's task goes on) and a new key for it. */
async function agreeAnew(): Promise<void> {
  const at = { store: store as Shelf, link: link as Link }
  const { back } = at.link
  const kind = kindOf(location.pathname)
  const kept = kind === 'ERP' ? (await import('./line/cookie.ts')).cookieShelf() : at.store
  tokens = kept
  const resume = back ? null : keptToken(kept, at.link.code, Date.now())
  const own = await newKey()
  const given = await ask(
    collect.getChannelToken,
    {
      clientPublicKey: own.publicKey,
      ...(kind !== 'TAX' && { kind }),
      ...(at.link.code && { channelCode: at.link.code }),
      ...(at.link.source && { source: at.link.source }),
      ...(resume && { resume }),
      ...(back && { back }),
    },
    null,
    { again: true, silent: true },
  )
  if (back) {
    at.link.back = ''
    forgetBack()
  }
  keepToken(kept, at.link.code, { token: given.token, until: Date.parse(given.expiresAt) })
  const keys = await agree(own.privateKey, given.serverPublicKey, given.visitId)
  access = { token: given.token, keys, kind }
  const restarted = resume !== null && resume !== given.token
  flow.set((now) => ({ ...now, channel: given.channel, restarted: now.restarted || restarted }))
  take(given.task)
  if (!flow.get().config) {
    const [config, theme] = await Promise.all([
      ask(collect.enterpriseConfiguration, {}, access, { again: true, silent: true }),
      themeOf(given.channel.code, given.token),
    ])
    flow.set((now) => ({ ...now, config, theme }))
  }
}

/** By the dictionary, as product spec section 7 has it. A theme is not worth a failure: without an answer it is ours. */
const themeOf = (code: string, token: string): Promise<Flow['theme']> =>
  Promise.all([
    ask(collect.dictionaryList, { type: 'page_theme_color', token }, null, { silent: true }),
    import('./theme.ts'),
  ]).then(
    ([{ COLOR_MAPPER }, { themeIn }]) => themeIn(COLOR_MAPPER, code),
    () => null,
  )

/** Puts the server's task into the store, unless what is there is newer. */
export function take(task: CollectTask): CollectTask {
  const now = flow.get().task
  if (now?.taskId === task.taskId && task.version < now.version) return now
  // Another task in the middle of a visit: the firm's collection runs already, and this phone now looks on.
  const joined = now !== null && now.taskId !== task.taskId
  flow.set((f) => ({ ...f, task, joined: f.joined || joined }))
  return task
}

/** One call with the task's token. Reads name `again`; the rest is made once however often it is asked for meanwhile. */
export async function act<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E> | FormData,
  options: AskOptions = {},
): Promise<DataOf<E>> {
  if (!access) await open()
  try {
    return await ask(endpoint, body, access, options)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (endpoint.sealed && SEAL_REFUSED.has(error.status)) {
      await agreeAnew()
      return ask(endpoint, body, access, options)
    }
    if (TASK_GONE.has(error.status)) end(error.message)
    else if (LOOK_AGAIN.has(error.status) && endpoint.path !== collect.getRoute.path)
      await refresh().catch(() => undefined)
    throw error
  }
}

/** A call that moves the task: a second tap while it is under way gets the same answer. */
export function step<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: AskOptions = {},
): Promise<DataOf<E>> {
  const known = pending.get(endpoint.path)
  if (known) return known as Promise<DataOf<E>>
  const made = act(endpoint, body, options)
    .catch(async (error) => {
      // Lost on the way: it may have arrived. The server knows; the person need not do it twice.
      if (error instanceof ApiError && error.status === 0) await refresh().catch(() => undefined)
      throw error
    })
    .finally(() => pending.delete(endpoint.path))
  pending.set(endpoint.path, made)
  return made
}

/** Where the server says the task is. */
export const refresh = async (): Promise<CollectTask> =>
  take(await act(collect.getRoute, {}, { again: true, silent: true }))

function dropKept(): void {
  if (tokens && link) dropToken(tokens, link.code)
}

function end(problem: string): void {
  dropKept()
  access = null
  flow.set((now) => ({ ...now, phase: 'GONE', problem }))
}

/** Leaves the task behind and begins a new one by the same link. `keep` = what was typed stays. */
export async function beginAgain(keep: boolean): Promise<void> {
  dropKept()
  if (keep) clearDrafts('license', 'area', 'waits')
  else clearDrafts()
  access = null
  flow.set(({ channel, config, theme }) => ({ ...START, channel, config, theme }))
  await open()
}
