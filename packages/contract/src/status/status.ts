/** What customers are told of the service: its parts, the states of a part, and how far an announced incident is. */
import { AREAS } from '@xinjian/format/bureau/areas'

/** Parts of the service besides the bureaus. */
export const SERVICE_PARTS = [
  'API',
  'FILES',
  'WORKER',
  'REPORT_QUEUE',
  'VERIFY',
  'PUBLIC',
  'SMS',
  'MAIL',
] as const
export type ServicePart = (typeof SERVICE_PARTS)[number]

/** A bureau is a part by its code: `BUREAU_4403`. */
export const bureauPart = (areaCode: string): string => `BUREAU_${areaCode}`

/** Every part, in the order in which a page tells them. */
export const STATUS_PARTS: readonly string[] = [
  ...SERVICE_PARTS,
  ...AREAS.map(({ code }) => bureauPart(code)),
]

/** From good to bad; `NO_DATA` = not measured, which is never good. */
export const PART_STATES = ['NO_DATA', 'OPERATIONAL', 'DELAYED', 'PARTIAL', 'OUTAGE'] as const
export type PartState = (typeof PART_STATES)[number]

/** What an announced incident does to the parts that it names. */
export const IMPACTS = ['DELAYED', 'PARTIAL', 'OUTAGE'] as const satisfies readonly PartState[]
export type Impact = (typeof IMPACTS)[number]

export const INCIDENT_STATES = [
  'SCHEDULED',
  'INVESTIGATING',
  'IDENTIFIED',
  'MONITORING',
  'RESOLVED',
] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

/** The worse of two states. */
export const worse = (a: PartState, b: PartState): PartState =>
  PART_STATES.indexOf(a) >= PART_STATES.indexOf(b) ? a : b

/** Fewer calls are not told: they would say more of who called than of the service. */
export const CALLS_FLOOR = 20

/** Days of history that are kept, and those that a page shows. */
export const STATUS_DAYS_KEPT = 90
export const STATUS_DAYS_SHOWN = 30
