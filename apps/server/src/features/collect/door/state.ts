import type { DoorStep } from '@xinjian/contract'

/** Of the steps that a partner's door asks for. Absent = not begun. */
export interface DoorState {
  passed?: DoorStep[]
  /** Where a partner's code went: the key of the mobile, and the SHA-256 of the code once it was right. */
  sms?: { key: string; codeHash: string | null }
  /** What is kept of a card that passed. */
  card?: { bank: string | null; last4: string }
}
