/**
 * The steps of doors: what the row of a partner's door asks of whoever signs, one after another, while the task stands in VALIDATE. The
 * platform's own code is sent and judged after the last of them.
 */
import type { CollectTask, DoorStep } from '@xinjian/contract'
import { DOORS } from '@xinjian/contract/collect/doors'
import { Refusal } from '../../../http/refusal.ts'
import { DEMO_CHANNEL } from '../../channel/index.ts'
import type { TaskRow } from '../task.ts'
import type { DoorState } from './state.ts'
import { DOOR_SAYS } from './words.ts'

/** A partner that sends a code: how it is asked, and whether another mobile than the signer's will do. */
export const PARTNERS = {
  JDY_SMS: { partner: 'JDY', ownMobile: false },
  RYC_SMS: { partner: 'RYC', ownMobile: true },
} as const
export type SmsStep = keyof typeof PARTNERS

type Came = Pick<TaskRow, 'channel' | 'source'>

/**
 * By the channel, which no visitor chooses freely; the marker, which stands in the address, only tells doors of one channel apart. Without
 * a marker that one of them has, whatever any of them asks is asked. The demonstration's channel stands in for partners that are not here.
 */
export function stepsOf({ channel, source }: Came): readonly DoorStep[] {
  const own = DOORS.filter((door) => door.channel === channel.toLowerCase())
  const exact = (channel === DEMO_CHANNEL ? DOORS : own).filter((door) => door.source === source)
  return [...new Set((exact.length > 0 ? exact : own).flatMap((door) => door.steps ?? []))]
}

const nextOf = (task: Came & { door: DoorState }): DoorStep | undefined =>
  stepsOf(task).find((step) => !task.door.passed?.includes(step))

/** What the phone is told of the next step; null = there is none, or nobody to ask yet. */
export function askedOf(task: TaskRow): CollectTask['asked'] {
  const step = task.state === 'VALIDATE' ? nextOf(task) : undefined
  if (step === undefined) return null
  return {
    step,
    ownMobile: step === 'BANK_CARD' ? false : PARTNERS[step].ownMobile,
    checked: step !== 'BANK_CARD' && Boolean(task.door.sms?.codeHash),
  }
}

/** Refuses a step that is not the next one. */
export function mustBeNext(task: TaskRow, step: DoorStep): void {
  if (nextOf(task) !== step) throw new Refusal('STEP_NOT_ALLOWED', DOOR_SAYS.doorStepNotNow)
}

/** Refuses the platform's own code before the door's steps are passed. */
export function mustHavePassed(task: TaskRow): void {
  if (task.state === 'VALIDATE' && nextOf(task) !== undefined)
    throw new Refusal('STEP_NOT_ALLOWED', DOOR_SAYS.doorStepFirst)
}

/** The state once a step is passed. What the partner's code was is forgotten with it. */
export const passed = (door: DoorState, step: DoorStep, card = door.card): DoorState => ({
  passed: [...(door.passed ?? []), step],
  ...(card && { card }),
})
