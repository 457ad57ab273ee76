import type { CollectTask } from '@xinjian/contract/nouns/collect'
import type { Asked, SmsStep } from '../../tax/door/partner.ts'

/** Of a step that a partner's door asks for. */
export interface DoorProps {
  asked: Asked
  signer: NonNullable<CollectTask['signer']>
  /** Back to who signs. */
  onChange: () => void
  /** The step was passed: says so, and has what comes next sent. */
  onPassed: (task: CollectTask) => Promise<void>
}

export interface SmsProps extends DoorProps {
  of: SmsStep
}
