/** What every kind writes into its document alike: whose report, of which engine, as of when, and how it counts. */
import type { ReportDocument } from '../report/document.ts'
import { REPORT_KINDS, type ReportKind } from '../report/kinds.ts'
import { chinaDay, chinaInstant, optionalDay } from './calendar/calendar.ts'
import { firstDayOfMonth, formatDay, monthOfDay } from './calendar/window.ts'
import { type Statement, WITHDRAWN } from './method.ts'

/** What the facts of every kind hold. */
export interface FramedFacts {
  registration: {
    name: string
    taxNo: string | null
    regionCode?: string | null | undefined
    industryCode?: string | null | undefined
    industryName?: string | null | undefined
    taxpayerType?: string | null | undefined
    establishedOn?: string | null | undefined
  }
  /** ISO instant */
  dataCutoff: string
  /** The enterprise took its consent to collect back: only what the institution uploaded is among the facts. */
  uploadsOnly?: true
}

const dayOfMonth = (day: number): number => day - firstDayOfMonth(monthOfDay(day))

/** A founding after the cut-off is a slip of the registration: no age then. */
function ageOf(establishedOn: string | null | undefined, dataCutoff: string) {
  const born = optionalDay(establishedOn ?? null)
  const { day } = chinaDay(dataCutoff)
  if (born === null || born > day) return { establishedOn: null, ageMonths: null }
  const begun = dayOfMonth(born) > dayOfMonth(day) ? 1 : 0
  return {
    establishedOn: formatDay(born),
    ageMonths: monthOfDay(day) - monthOfDay(born) - begun,
  }
}

export interface Method {
  conventions: readonly string[]
  statements: readonly Statement[]
}

export const frameOf = (
  kind: ReportKind,
  engineVersion: string,
  { registration, dataCutoff, uploadsOnly }: FramedFacts,
  { conventions, statements }: Method,
  /** Keys of the indicators that tell its size and how it changes. */
  figures: readonly string[],
) =>
  ({
    frame: 2,
    kind,
    engineVersion,
    title: REPORT_KINDS[kind].title,
    enterprise: {
      name: registration.name,
      taxNo: registration.taxNo,
      regionCode: registration.regionCode ?? null,
      industryCode: registration.industryCode ?? null,
      industryName: registration.industryName ?? null,
      taxpayerType: registration.taxpayerType ?? null,
    },
    profile: { ...ageOf(registration.establishedOn, dataCutoff), figures: [...figures] },
    asOf: chinaInstant(dataCutoff),
    conventions: [...conventions],
    statements: uploadsOnly ? [WITHDRAWN, ...statements] : [...statements],
  }) satisfies Partial<ReportDocument>
