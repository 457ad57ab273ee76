/** What a person can do about a failure: domain §5.5 as a table of buttons. The server's `next` decides, the code refines. */
import type { CollectFailure, CollectKind, CollectState } from '@xinjian/contract/nouns/collect'

/** Button → what it does (`useRemedy`). */
export type Remedy =
  | 'EDIT'
  | 'RETRIEVE'
  | 'SCAN'
  | 'SMS'
  | 'RESEND'
  | 'REFRESH'
  | 'LOGIN'
  | 'ROLE'
  | 'AREA'
  | 'STATUS'
  | 'SIGN'
  | 'OPEN_PASSWORD'
  | 'RETRY'
  | 'LEAVE'
  | 'NEW'

export interface Place {
  /** Absent = of taxes. */
  kind?: CollectKind
  state: CollectState
  /** Ways of the chosen bureau; empty where unknown. */
  ways: readonly ('PASSWORD' | 'SMS' | 'QR')[]
}

export const TE_CODES = [
  'TE-01',
  'TE-02',
  'TE-03',
  'TE-04',
  'TE-05',
  'TE-06',
  'TE-07',
  'TE-08',
  'TE-09',
  'TE-10',
  'TE-11',
  'TE-12',
  'TE-13',
  'TE-14',
  'TE-15',
  'TE-16',
  'TE-17',
  'TE-18',
  'TE-19',
  'TE-20',
  'TE-21',
  'TE-22',
  'TE-23',
  'TE-99',
] as const
export type TeCode = (typeof TE_CODES)[number]

/** A code of a newer server is told like an unknown one: its message still stands in full. */
export const teOf = (code: string): TeCode => TE_CODES.find((known) => known === code) ?? 'TE-99'

const BY_NEXT: Record<CollectFailure['next'], readonly Remedy[]> = {
  EDIT: ['EDIT'],
  WAIT: ['SCAN', 'LEAVE'],
  RESEND: ['RESEND'],
  SCAN: ['SCAN'],
  REFRESH: ['REFRESH'],
  ROLE: ['ROLE'],
  AREA: ['AREA'],
  TAX_STATUS: ['STATUS'],
  LOGIN: ['LOGIN'],
  AGREEMENT: ['SIGN'],
  OPEN_PASSWORD: ['OPEN_PASSWORD', 'SCAN', 'SMS'],
  RESET_PASSWORD: ['SCAN', 'SMS', 'RETRIEVE'],
  RETRY: ['RETRY'],
  LEAVE: ['LEAVE'],
  END: ['NEW'],
}

/** Further help beside the server's way on. */
const BESIDE: Partial<Record<TeCode, readonly Remedy[]>> = {
  'TE-01': ['RETRIEVE', 'SCAN'],
  'TE-02': ['RETRIEVE'],
  'TE-03': ['SCAN'],
  'TE-04': ['RESEND'],
  'TE-09': ['RETRY'],
  'TE-12': ['AREA'],
  'TE-19': ['LOGIN'],
  'TE-21': ['LEAVE'],
}

const AT_FORM: readonly CollectState[] = ['LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE']
const ENDED: readonly CollectState[] = ['FAILED', 'PARTIAL']

/** What only a tax bureau has. */
const OF_BUREAUS: ReadonlySet<Remedy> = new Set<Remedy>([
  'RETRIEVE',
  'SCAN',
  'SMS',
  'RESEND',
  'REFRESH',
  'ROLE',
  'AREA',
  'STATUS',
  'OPEN_PASSWORD',
])

/** Whether a button means anything where the task stands. */
function fits(remedy: Remedy, { kind, state, ways }: Place, te: TeCode): boolean {
  if (kind === 'ERP' && OF_BUREAUS.has(remedy)) return false
  // Every further attempt, by whatever way, makes the wait longer.
  const resting = te === 'TE-19'
  const form = AT_FORM.includes(state)
  switch (remedy) {
    case 'SCAN':
      return form && !resting && ways.includes('QR')
    case 'SMS':
      return form && ways.includes('SMS')
    case 'RETRIEVE':
    case 'OPEN_PASSWORD':
      return form
    case 'EDIT':
    case 'REFRESH':
      return form
    case 'RESEND':
      return state === 'LOGIN_SMS'
    case 'LEAVE':
      return !form || resting
    case 'RETRY':
      return form || ENDED.includes(state)
    default:
      return true
  }
}

/**
 * Buttons for a failure, the first one is the way on. Never empty: where the named way does not fit the state (a wrong code
 * that has sent the task back to its form), starting from the form or again is always possible.
 */
export function remediesOf(failure: Pick<CollectFailure, 'code' | 'next'>, place: Place): Remedy[] {
  const te = teOf(failure.code)
  const all = [...BY_NEXT[failure.next], ...(BESIDE[te] ?? [])]
  const found = [...new Set(all)].filter((remedy) => fits(remedy, place, te))
  if (found.length > 0) return found
  if (AT_FORM.includes(place.state)) return ['EDIT']
  return ENDED.includes(place.state) ? ['RETRY'] : ['LEAVE']
}
