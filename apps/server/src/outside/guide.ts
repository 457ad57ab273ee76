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
  /** The same for the same task; null where the sandbox is off. */
  of(taskId: string): Promise<GuideActor | null>
}

/** 宁波: its login asks for no image, which is for people to read and not for a guide. */
const AREA = '3302'
const DEADLINE_MS = 8_000

interface Firm {
  key: string
  name: string
  taxNo: string
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
  if (!sandbox) return { of: async () => null }
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(sandboxUrl + path, {
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => null)
    if (!response?.ok) throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.enterprisesCannotLookedUp)
    return (await response.json()) as T
  }
  return {
    async of(taskId) {
      const firms = (await get<Firm[]>(`/world/enterprises?area=${AREA}`)).filter(({ key }) =>
        key.startsWith('n'),
      )
      // Spread over many, so that two visitors hardly ever meet in one firm.
      const place = createHash('sha256').update(taskId).digest().readUInt32BE() % firms.length
      const firm = firms[place]
      const accounts = firm && (await get<Account[]>(`/knobs/accounts?taxNo=${firm.taxNo}`))
      const person = accounts?.find(({ role }) => role === '法定代表人')
      if (!firm || !person) return null
      const messages = await get<{ code: string | null }[]>(`/inbox.json?to=${person.mobile}`)
      const { name, idNo, mobile, password } = person
      return {
        enterprise: { name: firm.name, taxNo: firm.taxNo },
        areaCode: AREA,
        signer: { role: 'LEGAL_REP', name, idNo, mobile },
        password,
        smsCode: messages.find(({ code }) => code !== null)?.code ?? null,
      }
    },
  }
}
