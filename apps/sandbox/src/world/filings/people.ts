/** The persons of a firm: who may log in to its bureau, and who owns it. */
import type { Firm } from '../firm.ts'
import { makeIdNo, makeMobile } from '../identity.ts'
import { personName } from '../names.ts'
import { hashText, Rng } from '../random.ts'

export type Role = '法定代表人' | '财务负责人' | '办税员'

export const ROLES: readonly Role[] = ['法定代表人', '财务负责人', '办税员']

export interface Person {
  role: Role
  name: string
  idNo: string
  mobile: string
}

/** Legal representative, finance officer and tax clerk; mobiles are distinct for the first 3,333 firms. */
export function peopleOf(firm: Firm): Person[] {
  const rng = new Rng(hashText(`people:${firm.key}`))
  return ROLES.map((role, i) => ({
    role,
    name: personName(rng),
    idNo: makeIdNo(firm.areaCode, rng, i === 0 ? firm.profile.behaviour.legalRepBorn : undefined),
    mobile: makeMobile(firm.ordinal * 3 + i),
  }))
}
