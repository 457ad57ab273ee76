/** How holders of accounts are reached, as the feature that keeps them tells it: notices know of no accounts. */
import type { Session } from '../../http/context.ts'
import type { Refusal } from '../../http/refusal.ts'

interface Reached {
  mobile: string
  email: string | null
}

export interface AccountReach {
  /** Where somebody is reached, or why that does not open; null = the account is gone. */
  contactOf(userId: number): Promise<Reached | Refusal | null>
  /** An account's mail or mobile as it was copied when its holder was told. Throws a Refusal where it does not open. */
  openCopied(
    who: { id: number; companyId: number },
    name: keyof Reached,
    sealed: Uint8Array,
  ): Promise<string>
  /** How whoever asks is reached, the mobile masked. */
  shownOf(session: Session): Promise<Reached>
}
