/** What courts publish of an enforcement: it, its end without assets, the lists that the debtor and its representative are put on. */
import type { Day } from '../world/calendar.ts'
import { type CaseType, courtOf, provinceOf } from './courts.ts'
import type { CasePlan } from './plans.ts'
import { iso, record, type WorldRecord } from './record.ts'
import { nameOn, type Subject } from './subjects.ts'

/** Days between its steps. */
const ENFORCED = 50
const CLOSED = 150
const ENDED = 200
const LISTED = 45
const LIMITED = 40
/** 失信 stays two years. */
const LISTED_FOR = 730
/** Removed within three workdays of the performance. */
const REMOVED = 3

/** What it comes from. */
interface Judged {
  basis: { no: string; day: Day }
  area: string
  applicant: string
  numbered: (type: CaseType, day: Day) => string
  named: (day: Day) => { name: string; code: string | null }
}

/** The day on which an enforcement was paid; null = it was not. */
export const paidOn = ({ to }: CasePlan, judged: Day): Day | null =>
  to === 'CLOSED' ? judged + ENFORCED + CLOSED : null

export function enforcementOf(
  subject: Subject,
  plan: CasePlan,
  { basis, area, applicant, numbered, named }: Judged,
  legalRepOn: (subject: Subject, day: Day) => string,
): WorldRecord[] {
  const filed = basis.day + ENFORCED
  const no = numbered('执', filed)
  const court = courtOf(area, '执')
  const amount = Math.round(plan.wan * 9_500)
  const paid = paidOn(plan, basis.day)
  const until = plan.to === 'ENDED' ? filed + ENDED : paid
  const out = [
    record(
      'ENFORCEMENT',
      subject,
      no,
      {
        caseNo: no,
        court,
        filedOn: iso(filed),
        amount,
        originalCaseNo: basis.no,
        status: '执行中',
      },
      { from: filed + 5, until, ...named(filed) },
    ),
  ]
  if (plan.to === 'ENDED')
    out.push(
      record(
        'TERMINATED_ENFORCEMENT',
        subject,
        no,
        {
          caseNo: no,
          court,
          filedOn: iso(filed),
          endedOn: iso(filed + ENDED),
          amount,
          unperformed: Math.round(amount * 0.8),
        },
        { from: filed + ENDED + 5, ...named(filed) },
      ),
    )
  if (plan.listed) {
    const published = filed + LISTED
    out.push(
      record(
        'DISHONEST',
        subject,
        no,
        {
          caseNo: no,
          court,
          basisNo: basis.no,
          basisBy: courtOf(area, basis.no.includes('民终') ? '民终' : '民初'),
          duty: `向申请执行人支付${amount}元`,
          performance: '全部未履行',
          behaviour: '有履行能力而拒不履行生效法律文书确定义务',
          legalRep: legalRepOn(subject, filed),
          region: provinceOf(area),
          filedOn: iso(filed),
          publishedOn: iso(published),
        },
        {
          from: published,
          until: Math.min(published + LISTED_FOR, paid === null ? Infinity : paid + REMOVED),
          ...named(filed),
        },
      ),
    )
  }
  if (plan.limited)
    out.push(
      record(
        'CONSUMPTION_LIMIT',
        subject,
        no,
        {
          caseNo: no,
          court,
          filedOn: iso(filed),
          publishedOn: iso(filed + LIMITED),
          person: legalRepOn(subject, filed),
          enterprise: nameOn(subject, filed),
          applicant,
        },
        { from: filed + LIMITED, until: paid, ...named(filed) },
      ),
    )
  return out
}
