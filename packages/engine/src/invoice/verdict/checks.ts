/** Checks that admission packs are made of, each a small definition: the same question asked with another number. */

import { optionalDay, yearOf } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import { checked, failed, type PolicyItem, passed, unsaid } from '../../kit/verdict/policy.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { dayGaps } from '../context/activity.ts'
import type { ReportBuild } from '../definition.ts'
import { PARTY_SAYS } from '../indicators/party-words.ts'
import { taxPaid12 } from '../limit/tax-leg.ts'
import { CHECKS_SAYS } from './checks-words.ts'
import { GATES_SAYS } from './gates/words.ts'

export type Item = PolicyItem<ReportBuild>

const WAN = 10_000
/** Indicators whose rows the checks count. That of arrears stands only where taxes were collected. */
const [SALES, ACTIVE, ISSUED, ARREARS] = ['I-001.L12', 'I-013.L12', 'I-005.L12', 'T-020.asOf']
const number = ({ value }: IndicatorValue): number | null =>
  typeof value === 'number' ? value : null

export const founded = (years: number): Item => ({
  id: `FOUNDED-${years}`,
  title: CHECKS_SAYS.founded({ years }),
  check({ context }) {
    const day = optionalDay(context.facts.registration.establishedOn)
    if (day === null) return unsaid(PARTY_SAYS.dayFoundingNot)
    const months = monthOfDay(context.reportDay) - monthOfDay(day)
    return checked(
      months >= years * 12,
      CHECKS_SAYS.age({ years: Math.floor(months / 12), months: months % 12 }),
    )
  },
})

export const salesYear = (wan: number): Item => ({
  id: `SALES-${wan}`,
  title: CHECKS_SAYS.salesAtLeast({ least: wan * WAN }),
  check({ indicator }) {
    const sales = number(indicator(SALES))
    if (sales === null) return unsaid(CHECKS_SAYS.salesInvoicesLast)
    return checked(sales >= wan * WAN, CHECKS_SAYS.sales({ net: sales }), SALES)
  },
})

export const activeMonths = (months: number): Item => ({
  id: `ACTIVE-${months}`,
  title: CHECKS_SAYS.active({ months }),
  check({ indicator }) {
    const active = number(indicator(ACTIVE))
    if (active === null) return unsaid(CHECKS_SAYS.salesInvoicesLast)
    return checked(active >= months, CHECKS_SAYS.activeFound({ months: active }), ACTIVE)
  },
})

export const invoices = (count: number): Item => ({
  id: `INVOICES-${count}`,
  title: CHECKS_SAYS.invoices({ n: count }),
  check({ indicator }) {
    const issued = number(indicator(ISSUED))
    if (issued === null) return unsaid(CHECKS_SAYS.salesInvoicesLast)
    return checked(issued >= count, CHECKS_SAYS.invoicesFound({ n: issued }), ISSUED)
  },
})

const EXEMPT_MONTHS = [2, 3, 4]

/** A gap that touches 2–4月 is exempt, as the pack says. */
export const gapDays = (most: number): Item => ({
  id: `GAP-${most}`,
  title: CHECKS_SAYS.gap({ days: most }),
  check({ context, indicator }) {
    if (number(indicator(ACTIVE)) === null) return unsaid(CHECKS_SAYS.salesInvoicesLast)
    const exempt = (month: number) => EXEMPT_MONTHS.includes((month % 12) + 1)
    const gaps = dayGaps(context, context.span('L12')).filter(
      ({ from, to }) => !exempt(monthOfDay(from)) && !exempt(monthOfDay(to)),
    )
    const longest = Math.max(0, ...gaps.map(({ days }) => days))
    return checked(longest <= most, CHECKS_SAYS.gapFound({ days: longest }), ACTIVE)
  },
})

export const creditGrade = (grades: string): Item => ({
  id: `CREDIT-${grades}`,
  title: CHECKS_SAYS.gradeOneOf({ grades: [...grades] }),
  check({ context }) {
    const grade = context.facts.registration.taxCreditGrade ?? null
    return grade === null
      ? unsaid(CHECKS_SAYS.taxCreditRating)
      : checked(grades.includes(grade), CHECKS_SAYS.gradeFound({ grade }))
  },
})

/** `yuan` 0 = any tax at all. */
export const taxPaid = (yuan: number): Item => ({
  id: `TAX-${yuan}`,
  title: yuan === 0 ? CHECKS_SAYS.taxPaidLast : CHECKS_SAYS.taxAtLeast({ least: yuan }),
  check({ context }) {
    const paid = taxPaid12(context)
    if (paid === null)
      return unsaid(
        context.lending?.taxPaid ? CHECKS_SAYS.taxPaymentsDo : CHECKS_SAYS.taxPaymentsNot,
      )
    const enough = yuan === 0 ? paid > 0 : paid >= yuan
    return checked(enough, CHECKS_SAYS.taxFound({ paid }))
  },
})

export const noArrears: Item = {
  id: 'ARREARS',
  title: GATES_SAYS.noArrears,
  check({ context }) {
    const owed = context.lending?.arrears ?? null
    if (owed === null)
      return unsaid(
        context.facts.lending?.arrears == null
          ? CHECKS_SAYS.arrearsNotCollected
          : CHECKS_SAYS.arrearsKnownDay,
      )
    const found = owed > 0 ? CHECKS_SAYS.arrearsFound({ owed: owed / 100 }) : GATES_SAYS.noArrears
    return checked(owed <= 0, found, ARREARS)
  },
}

/** Days, since the last change of the legal representative. */
export const legalRepStable = (months: number): Item => ({
  id: `LEGAL-REP-${months}`,
  title: CHECKS_SAYS.stable({ months }),
  check({ context }) {
    const changes = context.facts.registration.legalRepChanges
    if (!changes) return unsaid(CHECKS_SAYS.changesLegalRepresentative)
    const last = optionalDay(changes[0])
    if (last === null) return passed(CHECKS_SAYS.noChangeRecord)
    const since = monthOfDay(context.reportDay) - monthOfDay(last)
    return checked(since >= months, CHECKS_SAYS.lastChange({ months: since }))
  },
})

/** Of the legal representative on the day of the report: the year of birth leaves two ages open, the lower one before the birthday. */
const ages = ({ context }: ReportBuild): { born: number; low: number; high: number } | null => {
  const born = context.facts.registration.legalRepBirthYear ?? null
  if (born === null) return null
  const high = yearOf(monthOfDay(context.reportDay)) - born
  return { born, low: high - 1, high }
}

/** Both ages count: where one is inside and the other is not, nothing is said. */
export const legalRepAge = (from: number, to: number): Item => ({
  id: `AGE-${from}-${to}`,
  title: CHECKS_SAYS.ageOfPerson({ from, to }),
  check(build) {
    const age = ages(build)
    if (!age) return unsaid(CHECKS_SAYS.yearBirthLegal)
    const { born, low, high } = age
    const inside = [low, high].map((years) => years >= from && years <= to)
    const said = { born: String(born), low, high }
    if (inside[0] === inside[1]) return checked(inside[0]!, CHECKS_SAYS.born(said))
    return unsaid(CHECKS_SAYS.bornAtTheEdge(said))
  },
})

/** With a share of the capital that this report does not know: too old fails, not too old leaves the share open. */
export const legalRepNotOver = (most: number, share: number): Item => ({
  id: `AGE-${most}`,
  title: CHECKS_SAYS.ageAndShare({ most, share }),
  check(build) {
    const age = ages(build)
    if (age && age.low > most) return failed(CHECKS_SAYS.born({ ...age, born: String(age.born) }))
    return unsaid(CHECKS_SAYS.thisReportHas)
  },
})

export const normalStatus: Item = {
  id: 'STATUS',
  title: CHECKS_SAYS.registrationTaxStatus,
  check({ context }) {
    const { registrationStatus, taxpayerStatus } = context.facts.registration
    if (!registrationStatus && !taxpayerStatus) return unsaid(CHECKS_SAYS.registrationStatusNot)
    const bad = [registrationStatus, taxpayerStatus].find(
      (s) => s && /注销|吊销|非正常|停业/.test(s),
    )
    return bad
      ? failed(CHECKS_SAYS.statusFound({ status: bad }))
      : passed(registrationStatus ?? taxpayerStatus ?? '')
  },
}

/** What this platform does not collect: said, so that nobody takes the pack for passed. */
export const elsewhere = (id: string, title: string): Item => ({
  id,
  title,
  check: () => unsaid(CHECKS_SAYS.thisReportHas),
})
