/** What a self-service terminal (一体机) tells of itself. Names no schema: pages import it. */

/** LIVE: set up and signing its calls; WAITING: its set-up code was not used yet. */
export const TERMINAL_STATES = ['LIVE', 'WAITING', 'BLOCKED'] as const
export type TerminalState = (typeof TERMINAL_STATES)[number]

/** Steps of a visit to a terminal, in their order. */
export const MACHINE_STEPS = [
  'START',
  'CARD',
  'FACE',
  'FIRM',
  'SMS',
  'CONTRACT',
  'HANDOVER',
] as const
export type MachineStep = (typeof MACHINE_STEPS)[number]

/** How a visit ended: signed and handed over; left by the person; ended by idle time; refused; a fault of the device. */
export const MACHINE_RESULTS = ['DONE', 'LEFT', 'IDLE', 'REFUSED', 'FAULT'] as const
export type MachineResult = (typeof MACHINE_RESULTS)[number]

/** How a robot says that its walk ended. */
export const RPA_OUTCOMES = ['DONE', 'PARTIAL', 'FAILED'] as const
export type RpaOutcome = (typeof RPA_OUTCOMES)[number]

/** Header by which a terminal says which one it is; the other three are those of signed requests. */
export const TERMINAL_HEADER = 'x-xinjian-terminal'
