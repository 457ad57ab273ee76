/**
 * The business registry: enterprises by name or number, and who may sign for them. The sandbox's world, or a real look-up
 * service by URL and key with the same two answers.
 */
import { comparableName } from '@xinjian/format/firm-name'
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { OUTSIDE_SAYS } from './words.ts'

export interface RegistryPerson {
  role: 'LEGAL_REP' | 'FINANCE' | 'TAX_AGENT'
  name: string
  idNo: string
  mobile: string
}

export interface RegistryEnterprise {
  name: string
  taxNo: string
  people: RegistryPerson[]
}

export interface Registry {
  /** At most ten, best first. */
  search(keyword: string): Promise<{ name: string; taxNo: string }[]>
  byTaxNo(taxNo: string): Promise<RegistryEnterprise | null>
}

const DEADLINE_MS = 8_000
const MOST = 10
const CACHE_MS = 10 * 60_000

export function createRegistry(config: Config): Registry {
  if (config.registryUrl) return realRegistry(config.registryUrl, config.registryKey ?? '')
  return config.sandbox ? sandboxRegistry(config.sandboxUrl) : NO_REGISTRY
}

const unavailable = (): never => {
  throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.enterprisesCannotLookedUp)
}

const NO_REGISTRY: Registry = { search: async () => [], byTaxNo: async () => null }

async function getJson(url: string, key: string | null): Promise<unknown> {
  const response = await fetch(url, {
    headers: key === null ? {} : { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(unavailable)
  if (response.status === 404) return null
  if (!response.ok) return unavailable()
  return response.json()
}

const realRegistry = (url: string, key: string): Registry => ({
  search: async (keyword) =>
    (
      (await getJson(`${url}/search?keyword=${encodeURIComponent(keyword)}`, key)) as
        | { name: string; taxNo: string }[]
        | null
    )?.slice(0, MOST) ?? [],
  byTaxNo: async (taxNo) =>
    (await getJson(
      `${url}/enterprise/${encodeURIComponent(taxNo)}`,
      key,
    )) as RegistryEnterprise | null,
})

interface WorldPerson {
  name: string
  idNo: string
  mobile: string
}
interface WorldEnterprise {
  name: string
  taxNo: string
  registration: { legalRep?: WorldPerson; financeOfficer?: WorldPerson; taxAgent?: WorldPerson }
}

function sandboxRegistry(url: string): Registry {
  let list: Promise<{ name: string; taxNo: string }[]> | null = null
  let listedAt = 0
  const all = () => {
    if (list && Date.now() - listedAt < CACHE_MS) return list
    listedAt = Date.now()
    list = getJson(`${url}/world/enterprises?neighbours=1`, null).then((found) =>
      ((found as WorldEnterprise[] | null) ?? []).map(({ name, taxNo }) => ({ name, taxNo })),
    )
    // A failed look-up must not be remembered.
    list.catch(() => {
      list = null
    })
    return list
  }
  return {
    async search(keyword) {
      const wanted = comparableName(keyword)
      const found = (await all()).filter(
        (e) => comparableName(e.name).includes(wanted) || e.taxNo.startsWith(keyword.toUpperCase()),
      )
      // The earlier the words stand in the name, the better.
      const place = (name: string) => comparableName(name).indexOf(wanted)
      return found.sort((a, b) => place(a.name) - place(b.name)).slice(0, MOST)
    },
    async byTaxNo(taxNo) {
      const found = (await getJson(
        `${url}/world/enterprises/${encodeURIComponent(taxNo)}`,
        null,
      )) as WorldEnterprise | null
      if (!found) return null
      const { legalRep, financeOfficer, taxAgent } = found.registration
      const people = [
        legalRep && { role: 'LEGAL_REP' as const, ...pick(legalRep) },
        financeOfficer && { role: 'FINANCE' as const, ...pick(financeOfficer) },
        taxAgent && { role: 'TAX_AGENT' as const, ...pick(taxAgent) },
      ]
      return { name: found.name, taxNo: found.taxNo, people: people.filter((p) => p !== undefined) }
    },
  }
}

const pick = ({ name, idNo, mobile }: WorldPerson): WorldPerson => ({ name, idNo, mobile })
