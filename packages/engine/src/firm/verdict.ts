/**
 * The one verdict of an enterprise, of all its current reports: the worst matter that nobody has answered decides. Pure; the
 * caller hands in the newest report of each kind that may be shown, and who answered what.
 */

import { DECISION_WORDS } from '../kit/verdict/words.ts'
import { DECISION_LEVELS, type DecisionLevel } from '../report/decision.ts'
import { mayAdmit, REPORT_KINDS, type ReportKind } from '../report/kinds.ts'
import { withoutStop } from '../report/limit/without-stop.ts'
import { heaviestOfEach, type Matter } from './matters.ts'
import { FIRM_SAYS } from './words.ts'

export interface FirmReport {
  reportNo: string
  kind: ReportKind
  /** Day of its data, ISO: `2026-10-31`. */
  asOf: string
  /** null = this kind comes to no conclusion of its own. */
  level: DecisionLevel | null
  matters: readonly Matter[]
}

export interface FirmMatter extends Matter {
  /** Numbers of the reports that tell it. */
  reports: string[]
}

export interface FirmVerdict {
  /** null = no current report comes to a conclusion, and none found a matter. */
  level: DecisionLevel | null
  /** One sentence. */
  text: string
  /** Newest day of the data that it rests on, ISO; null = it rests on nothing. */
  asOf: string | null
  /** Unanswered, weightiest first. */
  matters: FirmMatter[]
  /** Ids of matters that a person answered: told, and not counted. */
  answered: string[]
  /** Every report looked at, in the order of the registry. `current` false = its data are too old to count. */
  rests: {
    reportNo: string
    kind: ReportKind
    asOf: string
    level: DecisionLevel | null
    current: boolean
  }[]
  /** Sentences on reports that conclude against each other. */
  contradictions: string[]
}

/** Data older than this on the day of judgement say nothing of the present (the bound at which every kind stops rating). */
export const CURRENT_DAYS = 180

const KINDS = Object.keys(REPORT_KINDS) as ReportKind[]
const DAY_MS = 86_400_000
const rank = (level: DecisionLevel): number => DECISION_LEVELS.indexOf(level)

/** `today`: ISO day of judgement. `answered`: ids of matters that a person answered in favour of the enterprise. */
export function firmVerdict(
  reports: readonly FirmReport[],
  today: string,
  answered: ReadonlySet<string> = new Set(),
): FirmVerdict {
  const ordered = reports
    .map(withMatter)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  const rests = ordered.map(({ reportNo, kind, asOf, level }) => ({
    ...{ reportNo, kind, asOf, level },
    current: (Date.parse(today) - Date.parse(asOf)) / DAY_MS <= CURRENT_DAYS,
  }))
  const current = ordered.filter((_, i) => rests[i]!.current)
  const told = heaviestOfEach(
    current.flatMap((report) =>
      report.matters.map((matter) => ({ ...standing(matter, report), reports: [] as string[] })),
    ),
  ).map((matter) => ({
    ...matter,
    reports: current.flatMap(({ reportNo, matters }) =>
      matters.some(({ id }) => id === matter.id) ? [reportNo] : [],
    ),
  }))
  const matters = told.filter(({ id }) => !answered.has(id))
  const level = levelOf(current, matters, answered)
  return {
    level,
    text: textOf(level, matters, current, told.length > matters.length),
    asOf:
      current
        .map(({ asOf }) => asOf)
        .toSorted()
        .at(-1) ?? null,
    matters,
    answered: told.flatMap(({ id }) => (answered.has(id) ? [id] : [])),
    rests,
    contradictions: contradictionsOf(current),
  }
}

/** A conclusion against the enterprise of which no matter is known still counts: nobody can have answered it. */
function withMatter(report: FirmReport): FirmReport {
  const { kind, level, matters } = report
  if (level === null || level === 'ADMIT' || level === 'CLEAR' || matters.length > 0) return report
  const text = FIRM_SAYS.levelOf({ report: REPORT_KINDS[kind].title, word: DECISION_WORDS[level] })
  return { ...report, matters: [{ id: `LEVEL:${kind}`, level, text }] }
}

/** That one source is too thin to judge is for a person; that the whole cannot be judged, only a kind that admits can say. */
const standing = (matter: Matter, { kind }: FirmReport): Matter =>
  matter.level === 'UNRATABLE' && !mayAdmit(kind) ? { ...matter, level: 'REVIEW' } : matter

function levelOf(
  current: readonly FirmReport[],
  matters: readonly Matter[],
  answered: ReadonlySet<string>,
): DecisionLevel | null {
  const concluded = current.filter(({ level }) => level !== null)
  const [worst] = matters
  if (worst) {
    const rated = concluded.some(({ kind, level }) => mayAdmit(kind) && level !== 'UNRATABLE')
    return worst.level === 'UNRATABLE' && rated ? 'REVIEW' : worst.level
  }
  if (concluded.length === 0) return null
  return concluded.some((report) => admits(report, answered)) ? 'ADMIT' : 'CLEAR'
}

/**
 * Answers lift only what judged income and taxes together, and did judge: one source admits where its own report says so by the
 * institution's policy, never because a person answered what stood against it.
 */
const admits = ({ kind, level, matters }: FirmReport, answered: ReadonlySet<string>): boolean =>
  (mayAdmit(kind) && level === 'ADMIT') ||
  (REPORT_KINDS[kind].admits === 'JOINT' &&
    level !== 'UNRATABLE' &&
    matters.length > 0 &&
    matters.every(({ id }) => answered.has(id)))

const titlesOf = (reports: readonly FirmReport[]): string[] =>
  reports.map(({ kind }) => REPORT_KINDS[kind].title)

function textOf(
  level: DecisionLevel | null,
  matters: readonly FirmMatter[],
  current: readonly FirmReport[],
  isAnswered: boolean,
): string {
  if (level === null)
    return current.length === 0
      ? FIRM_SAYS.nothingCurrent
      : FIRM_SAYS.noConclusion({ titles: titlesOf(current) })
  const word = DECISION_WORDS[level]
  const [worst] = matters
  if (worst) {
    const titles = titlesOf(current.filter(({ reportNo }) => worst.reports.includes(reportNo)))
    const told = { word, matter: withoutStop(worst.text), titles }
    return matters.length > 1
      ? FIRM_SAYS.worstOf({ ...told, rest: matters.length - 1 })
      : FIRM_SAYS.worst(told)
  }
  if (level === 'ADMIT') return FIRM_SAYS[isAnswered ? 'admittedAnswered' : 'admitted']({ word })
  const titles = titlesOf(current.filter((r) => r.level !== null))
  return FIRM_SAYS[isAnswered ? 'clearAnswered' : 'clear']({ word, titles })
}

/** Only what admits can be contradicted: sources that found different things do not speak against each other. */
function contradictionsOf(current: readonly FirmReport[]): string[] {
  return current
    .filter(({ level }) => level === 'ADMIT')
    .flatMap((admits) =>
      current
        .filter(({ level }) => level !== null && rank(level) > rank('CLEAR'))
        .map((other) =>
          FIRM_SAYS.against({
            ...{ report: REPORT_KINDS[admits.kind].title, day: admits.asOf },
            word: DECISION_WORDS.ADMIT,
            ...{ other: REPORT_KINDS[other.kind].title, otherDay: other.asOf },
            otherWord: DECISION_WORDS[other.level!],
          }),
        ),
    )
}
