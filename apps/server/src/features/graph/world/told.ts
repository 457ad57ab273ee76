/** Relations as records tell them, before anybody is entered. */
import type { HeldEnterprise } from './enterprises.ts'
import type { PersonEnd } from './persons.ts'
import type { Relation } from './world.ts'

/** An end as it is told: a held enterprise, a body by number or name, or a person of an enterprise. */
export type End = { held: HeldEnterprise } | { name: string; code: string | null } | PersonEnd

/** A relation as it is told. */
export interface Told extends Omit<Relation, 'from' | 'to'> {
  from: End
  to: End
}
