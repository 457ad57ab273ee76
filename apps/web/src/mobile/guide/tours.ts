/** Guides through the collection: which of its topics each address tells, and how far the real flow is walked to show it. */
import type { CollectState } from '@xinjian/contract/nouns/collect'
import type { PageName } from '../tax/pages.ts'

export type Topic = 'start' | 'signer' | 'consent' | 'area' | 'login' | 'scan' | 'ca' | 'over'

/** Where the real page of a topic stands: the state to which the flow is walked, and the page that is opened there. */
export const PLACES: Record<Topic, { state: CollectState; page: PageName }> = {
  start: { state: 'CREATED', page: 'index' },
  // With the enterprise entered: who signs is asked next.
  signer: { state: 'CREATED', page: 'validate' },
  consent: { state: 'AGREEMENT', page: 'create' },
  area: { state: 'AREA', page: 'selectArea' },
  login: { state: 'LOGIN', page: 'loginEtax' },
  scan: { state: 'LOGIN', page: 'loginEtax' },
  ca: { state: 'LOGIN', page: 'loginEtax' },
  over: { state: 'COLLECTING', page: 'collecting' },
}

export interface Stop {
  path: string
  topic: Topic
}

export interface Tour {
  name: string
  stops: readonly Stop[]
}

const tour = (name: string, at: (n: number) => string, topics: readonly Topic[]): Tour => ({
  name,
  stops: topics.map((topic, i) => ({ path: `/m/taxWeb/${at(i)}`, topic })),
})

const WHOLE: readonly Topic[] = ['start', 'signer', 'consent', 'area', 'login', 'over']
const OWN = ['index', 'license', 'selectArea', 'loginEtax', 'dqg', 'ca', 'over']

export const TOURS: readonly Tour[] = [
  tour('taxDemo', (i) => `taxDemo/${OWN[i]}`, [
    'start',
    'consent',
    'area',
    'login',
    'scan',
    'ca',
    'over',
  ]),
  tour('dqg', (i) => (i === 0 ? 'dqg/demo' : `dqg/demo_${i + 1}`), WHOLE),
  // Its first stop is the door itself, which begins a collection of one's own.
  tour('baihang', (i) => `demo/baihang${i + 2}`, WHOLE.slice(1)),
]

/** The tour of an address and the place in it; an address that is none of a stop's begins the first tour. */
export function stopAt(pathname: string): { tour: Tour; at: number } {
  for (const one of TOURS) {
    const at = one.stops.findIndex(({ path }) => path === pathname)
    if (at >= 0) return { tour: one, at }
  }
  return { tour: TOURS[0] as Tour, at: 0 }
}

/** What a page of the flow is about, for the coach beside it. */
export const TOPIC_OF: Partial<Record<PageName, Topic>> = {
  index: 'start',
  entering: 'start',
  license: 'start',
  validate: 'signer',
  create: 'consent',
  selectArea: 'area',
  loginEtax: 'login',
  msgCode: 'login',
  collecting: 'over',
  taskSuccess: 'over',
  over: 'over',
}
