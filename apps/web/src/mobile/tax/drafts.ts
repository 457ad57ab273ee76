/**
 * What was typed, per step, so that the back button, a call in between or a closed browser lose nothing. Passwords, codes
 * and ID numbers are never written down: they live in memory at most, until the page is left for good.
 */
import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { createStore, useStore } from '../../ui/store.ts'
import type { Shelf } from './line/channel.ts'

export interface Drafts {
  entering: { name: string; taxNo: string; picked: boolean }
  license: {
    name: string
    taxNo: string
    legalRepresentative: string
    establishedOn: string
    address: string
    doubtful: readonly string[]
    read: boolean
  }
  validate: {
    role: '' | 'LEGAL_REP' | 'FINANCE' | 'TAX_AGENT'
    name: string
    idNo: string
    mobile: string
  }
  login: {
    way: '' | 'PASSWORD' | 'SMS' | 'QR'
    identity: string
    account: string
    touched: boolean
  }
  area: { code: string }
  /** What was ticked of the agreements, for the texts that were read (`textsOf`): other texts begin with nothing ticked. */
  agreement: { texts: string; ticks: readonly string[] }
  /** The mobile that a partner's code was sent to. */
  door: { mobile: string }
  /** Instants (ms) at which another code can be had, by what it is for; 0 = none was sent. */
  waits: { SIGNER: number; DOOR: number; BUREAU: number; QR: number }
}

export const EMPTY: Drafts = {
  entering: { name: '', taxNo: '', picked: false },
  license: {
    name: '',
    taxNo: '',
    legalRepresentative: '',
    establishedOn: '',
    address: '',
    doubtful: [],
    read: false,
  },
  validate: { role: '', name: '', idNo: '', mobile: '' },
  login: { way: '', identity: '', account: '', touched: false },
  area: { code: '' },
  agreement: { texts: '', ticks: [] },
  door: { mobile: '' },
  waits: { SIGNER: 0, DOOR: 0, BUREAU: 0, QR: 0 },
}

const DAY_MS = 24 * 3_600_000
const key = (code: string) => `collect.${code}.drafts`

/** What may be written down: no ID number, and an account only where it is a mobile number. */
export function writable(drafts: Drafts): Drafts {
  const account = /^1\d{10}$/.test(drafts.login.account) ? drafts.login.account : ''
  return {
    ...drafts,
    validate: { ...drafts.validate, idNo: '' },
    login: { ...drafts.login, account },
  }
}

/** Anything unreadable or older than a day is an empty draft. */
export function readDrafts(store: Shelf, code: string, now: number): Drafts {
  try {
    const { at, drafts } = JSON.parse(store.getItem(key(code)) ?? '') as {
      at: number
      drafts: Drafts
    }
    if (now - at > DAY_MS) return EMPTY
    return Object.fromEntries(
      Object.entries(EMPTY).map(([step, empty]) => [
        step,
        { ...empty, ...drafts[step as keyof Drafts] },
      ]),
    ) as unknown as Drafts
  } catch {
    return EMPTY
  }
}

export const drafts = createStore<Drafts>(EMPTY)
let place: { store: Shelf; code: string } | null = null

/** Binds the drafts to a link; the ones of another link stay where they are. */
export function openDrafts(store: Shelf, code: string): void {
  if (place?.code === code) return
  place = { store, code }
  drafts.set(readDrafts(store, code, Date.now()))
}

export function patchDraft<S extends keyof Drafts>(step: S, change: Partial<Drafts[S]>): void {
  drafts.set((now) => ({ ...now, [step]: { ...now[step], ...change } }))
  save()
}

export function clearDrafts(...steps: (keyof Drafts)[]): void {
  const gone = steps.length > 0 ? steps : (Object.keys(EMPTY) as (keyof Drafts)[])
  drafts.set((now) => ({ ...now, ...Object.fromEntries(gone.map((s) => [s, EMPTY[s]])) }))
  save()
}

function save(): void {
  if (!place) return
  const text = JSON.stringify({ at: Date.now(), drafts: writable(drafts.get()) })
  place.store.setItem(key(place.code), text)
}

/** A step's draft and its setter. */
export function useDraft<S extends keyof Drafts>(
  step: S,
): [Drafts[S], (change: Partial<Drafts[S]>) => void] {
  const all = useStore(drafts)
  return [all[step], (change) => patchDraft(step, change)]
}

/** The enterprise that the link was made for; null where it may be any, or the register does not know its name. */
export const firmOfLink = (
  task: Pick<CollectTask, 'bound' | 'enterprise'>,
): { name: string; taxNo: string } | null =>
  task.bound && task.enterprise?.name ? task.enterprise : null

/** The enterprise as confirmed: the licence's fields once one was read, else what was entered. */
export function enterpriseOf({
  entering,
  license,
}: Drafts): { name: string; taxNo: string } | null {
  const { name, taxNo } = license.read ? license : entering
  return name.trim() && taxNo.trim() ? { name: name.trim(), taxNo: taxNo.trim() } : null
}
