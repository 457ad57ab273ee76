/** Whom a guide through the collection lends its visitors: ordinary firms of the sandbox's world. Outside of the sandbox there are none. */
import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { OUTSIDE_SAYS } from './words.ts'

export interface GuideActor {
  enterprise: { name: string; taxNo: string }
  areaCode: string
  signer: { role: 'LEGAL_REP'; name: string; idNo: string; mobile: string }
  password: string
  smsCode: string | null
}

export interface GuideActors {
  /** Those that can be lent, in an order of the task's own: the first is the same for the same task. None where the sandbox is off. */
  firms(taskId: string): Promise<GuideFirm[]>
  /** Who signs for it and logs in; null of none, and of one without a legal representative. */
  ofFirm(firm: GuideFirm | undefined): Promise<GuideActor | null>
}

/**
 * 宁波, and where it has no more 浙江 and 上海: their logins ask for no image, which a visitor then needs not read. Where those are all lent, bureaus
 * that ask for one, open at every hour, so that 200 visitors have a firm each.
 */
export const GUIDE_AREAS: readonly string[] = [
  ...['3302', '3300', '3100'],
  ...['4403', '3200', '3400', '3500', '3700'],
]
const DEADLINE_MS = 8_000

interface GuideFirm {
  key: string
  name: string
  taxNo: string
  areaCode: string
}

interface Account {
  role: string
  name: string
  idNo: string
  mobile: string
  password: string
}

export function createGuideActors({
  sandbox,
  sandboxUrl,
}: Pick<Config, 'sandbox' | 'sandboxUrl'>): GuideActors {
  if (!sandbox) return { firms: async () => [], ofFirm: async () => null }
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(sandboxUrl + path, {
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => null)
    if (!response?.ok) throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.enterprisesCannotLookedUp)
    return (await response.json()) as T
  }
  // The world's firms are the same for as long as it runs; a first try that failed is none.
  let known: Promise<GuideFirm[][]> | null = null
  const areasOf = () => {
    known ??= Promise.all(
      GUIDE_AREAS.map((area) => get<GuideFirm[]>(`/world/enterprises?area=${area}`)),
    ).catch((error) => {
      known = null
      throw error
    })
    return known
  }
  return {
    async firms(taskId) {
      const areas = await areasOf()
      const spread = createHash('sha256').update(taskId).digest().readUInt32BE()
      return areas.flatMap((all) => {
        const firms = all.filter(({ key }) => key.startsWith('n'))
        // Each begins elsewhere, so that two hardly ever ask for one firm.
        const place = spread % Math.max(1, firms.length)
        return [...firms.slice(place), ...firms.slice(0, place)]
      })
    },
    async ofFirm(firm) {
      const accounts = firm && (await get<Account[]>(`/knobs/accounts?taxNo=${firm.taxNo}`))
      const person = accounts?.find(({ role }) => role === '法定代表人')
      if (!firm || !person) return null
      const messages = await get<{ code: string | null }[]>(`/inbox.json?to=${person.mobile}`)
      const { name, idNo, mobile, password } = person
      return {
        enterprise: { name: firm.name, taxNo: firm.taxNo },
        areaCode: firm.areaCode,
        signer: { role: 'LEGAL_REP', name, idNo, mobile },
        password,
        smsCode: messages.find(({ code }) => code !== null)?.code ?? null,
      }
    },
  }
}
