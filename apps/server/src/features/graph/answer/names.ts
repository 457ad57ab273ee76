/** Who is told by name and number, and who is not (domain §3.13, §7.2). The only place that turns keys and names of a world into what leaves. */
import { createHmac } from 'node:crypto'
import { maskName } from '@xinjian/format'
import { maskParty } from '@xinjian/format/invoice/mask-party'
import type { Secret } from '../../../security/secret.ts'
import type { Enterprises } from '../world/enterprises.ts'
import type { Party, World } from '../world/world.ts'

export interface ShownParty {
  id: string
  name: string
  masked: boolean
}

export type Namer = (party: Party) => ShownParty

/** Letters of an id: of two parties of one company the same by chance never. */
const ID_LETTERS = 22

/**
 * Named is the centre, which was named by whoever asks; a body that registry or courts publish beside an enterprise of the view; one that agreed
 * or gave its invoices. Of all others the number would name them as well as the name: their id is a hash under a key of ours, the same in
 * every view of the company and of no use in another's. Persons are never named.
 */
export function createNamer(secret: Secret) {
  const key = secret.lasting('graph-id')
  const hashed = (companyId: number, of: string) =>
    createHmac('sha256', key).update(`${companyId}/${of}`).digest('base64url').slice(0, ID_LETTERS)
  return (companyId: number, world: World, enterprises: Enterprises): Namer =>
    (party) => {
      const id = hashed(companyId, party.key)
      if (party.type === 'PERSON')
        return { id: `p:${id}`, name: maskName(personName(party.name)), masked: true }
      const named =
        party.key === world.centre ||
        party.isPublic ||
        enterprises.byTaxNo(party.taxNo)?.named === true
      if (!named) return { id: `n:${id}`, name: maskParty(party.name), masked: true }
      return { id: party.taxNo ?? `n:${id}`, name: party.name, masked: false }
    }
}

/** `张示例（个人）` → 张示例. */
const personName = (name: string): string => name.replace(/[（(]个人[）)]$/, '')
