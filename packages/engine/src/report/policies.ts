import { namesOf } from '@xinjian/format/say/words'
import { POLICY_SAYS } from './words/policy-words.ts'

export type PolicyId = keyof typeof POLICY_SAYS & string

const named = (id: PolicyId) => {
  const { zh, en } = namesOf(POLICY_SAYS, id)
  return { name: zh, nameEn: en }
}

/** Named admission packs (domain §6.4) that an institution can choose for a report; their checks stand in `invoice/verdict`. */
export const POLICY_NAMES = {
  WEISHANG: named('WEISHANG'),
  JINQI: named('JINQI'),
  PUHUI: named('PUHUI'),
  WEIJIE: named('WEIJIE'),
  YUNSHUI: named('YUNSHUI'),
} satisfies Record<PolicyId, { name: string; nameEn: string }>

export const POLICY_IDS = Object.keys(POLICY_NAMES) as [PolicyId, ...PolicyId[]]
