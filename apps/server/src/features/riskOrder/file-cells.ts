/** Cells of a workbook of judged enterprises: why each came out so, and where its score and its limit come from. */
import type { RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import type { Because } from '@xinjian/engine/report/policy/because'
import type { FoundScore } from '@xinjian/engine/report/policy/judge'
import type { FoundLeg, FoundLimit } from '@xinjian/engine/report/policy/limit'
import { sayCondition, sayFinding } from '@xinjian/engine/report/policy/say'
import { ORDER_FILE_NAMES as SAYS } from './file-words.ts'
import { MISSING_NAMES, OUTCOME_NAMES } from './names.ts'
import type { JudgedSubject } from './subjects.ts'

/** A text of ours in the reader's language. */
export type Say = (zh: string) => string

/** A sentence that stands among others, without its stop. */
const part = (text: string): string => text.replace(/[。.]$/, '')

const explained = (text: string, by: string, say: Say): string =>
  `${text}${say(SAYS.open)}${by}${say(SAYS.close)}`

/** What could not be said for want of a report stands in the column of missing reports: it has no name to be called by. */
export const reasons = (lines: readonly NonNullable<RiskSubjectRow['first']>[], say: Say): string =>
  lines
    .flatMap(({ nth, verdict, holds, conditions }) => {
      const outcome = holds ? OUTCOME_NAMES[verdict] : SAYS.unsaid
      const said = conditions
        .filter(({ why }) => why !== 'NO_REPORT')
        .map((found) => {
          const { condition } = found
          const text = sayCondition(condition, { name: found.name, unit: found.unit })
          // A verdict that repeats its only reason says it once.
          const because = (found.because ?? [])
            .map((one) => one.text)
            .filter((one) => !found.detail?.includes(one.replace(/。$/, '')))
          const by = [...sayFinding(found, condition), ...because]
            .map((one) => part(say(one)))
            .join(say(SAYS.next))
          return explained(say(text), by, say)
        })
      if (said.length === 0) return []
      return [`${say(SAYS.line({ n: nth, outcome }))}${said.join(say(SAYS.and))}`]
    })
    .join(say(SAYS.next))

export const missingText = ({ missing }: Pick<RiskSubjectRow, 'missing'>, say: Say): string =>
  missing
    .map(({ kind, why }) => explained(say(REPORT_KINDS[kind].title), say(MISSING_NAMES[why]), say))
    .join(say(SAYS.listed))

/** All that it was judged by; one that was reckoned has no number. */
export const reportsText = (reports: JudgedSubject['reports'] | null, say: Say): string =>
  (reports ?? [])
    .map(
      ({ kind, reportNo }) =>
        reportNo ?? explained(say(REPORT_KINDS[kind].title), say(SAYS.reckoned), say),
    )
    .join(say(SAYS.listed))

/** Report and figure that something is read from; a report that was reckoned has no number. */
function source(
  { report, reportNo, of }: { report: FoundLeg['report']; reportNo?: string; of?: string },
  say: Say,
): string {
  const title = say(REPORT_KINDS[report].title)
  return [`${title} ${reportNo ?? say(SAYS.reckoned)}`, ...(of === undefined ? [] : [of])].join(' ')
}

const parts = (because: readonly Because[], say: Say): string[] =>
  because.map(({ text, of }) => {
    const said = part(say(text))
    // Parts of a score have names of their own in the code alone; rules and figures have the number that their report tells them by.
    return of === undefined || of.startsWith('score:') ? said : explained(said, of, say)
  })

export const scoreText = (scored: FoundScore, say: Say): string =>
  explained(parts(scored.parts, say).join(say(SAYS.next)), source(scored, say), say)

/** Leg by leg, each with where its base is read; what the policy sets is said to be set by it. */
export const limitText = ({ legs, take, share, capWan }: FoundLimit, say: Say): string =>
  [
    ...legs.map((leg) => legText(leg, say)),
    ...(legs.length > 1 ? [say(SAYS[take])] : []),
    ...(share === undefined ? [] : [say(share === null ? SAYS.noShare : SAYS.share({ share }))]),
    ...(capWan === undefined ? [] : [say(SAYS.cap({ cap: capWan * 10_000 }))]),
  ].join(say(SAYS.next))

function legText(leg: FoundLeg, say: Say): string {
  const { name: named, report, base, value, times, detail, because = [] } = leg
  const name = named || SAYS.suggestion({ report: REPORT_KINDS[report].title })
  const said =
    base === null || value === null
      ? say(SAYS.legUnknown({ name }))
      : say(SAYS.leg({ name, base, times, value }))
  const by = [
    source(leg, say),
    ...(detail === undefined ? [] : [part(say(detail))]),
    ...parts(because, say),
  ]
  return explained(said, by.join(say(SAYS.next)), say)
}
