/** Lists, penalties, checks and securities of a firm, from its plan. */
import type { Day } from '../world/calendar.ts'
import { shareholdersOf } from '../world/filings/registration.ts'
import { hashText, Rng } from '../world/random.ts'
import { courtOf } from './courts.ts'
import type { Plan } from './plans.ts'
import { iso, record, type WorldRecord } from './record.ts'
import { authorityOf } from './registry.ts'
import { cityOf, nameOn, type Subject } from './subjects.ts'

const WAN = 10_000
const CHECKED_EVERY = 290

export function eventsOf(subject: Subject, plan: Plan, start: Day, today: Day): WorldRecord[] {
  return [
    ...lists(subject, plan, start, today),
    ...penalties(subject, plan, start),
    ...checks(subject, plan, start),
    ...mortgages(subject, plan, start, today),
    ...pledges(subject, plan, start, today),
    ...freezes(subject, plan, start, today),
  ]
}

/** Nobody is listed before it was founded. */
const dayOf = (subject: Subject, start: Day, ago: number): Day =>
  Math.max(start - ago, subject.founded + 30)

function lists(subject: Subject, plan: Plan, start: Day, today: Day): WorldRecord[] {
  const by = authorityOf(subject)
  const abnormal = plan.abnormal.map(({ ago, reason, removed }, i) => {
    const on = dayOf(subject, start, ago)
    const off = removed === undefined || start - removed > today ? undefined : start - removed
    return record(
      'ABNORMAL_LIST',
      subject,
      `${subject.taxNo}-${i}`,
      {
        reason,
        putOn: iso(on),
        putBy: by,
        ...(off !== undefined && {
          removedReason: '列入经营异常名录的情形已消失',
          removedOn: iso(off),
          removedBy: by,
        }),
      },
      { from: on },
    )
  })
  const serious = plan.serious.map(({ ago, reason }, i) => {
    const on = dayOf(subject, start, ago)
    return record(
      'SERIOUS_VIOLATION',
      subject,
      `${subject.taxNo}-${i}`,
      { reason, putOn: iso(on), putBy: by },
      { from: on },
    )
  })
  return [...abnormal, ...serious]
}

const penalties = (subject: Subject, plan: Plan, start: Day): WorldRecord[] =>
  plan.penalties.map(({ ago, violation, yuan, by }, i) => {
    const on = dayOf(subject, start, ago)
    const place = cityOf(subject.areaCode).replace(/市?$/, '市')
    const number = `${place[0]}示市监处罚〔${iso(on)!.slice(0, 4)}〕${subject.slot * 10 + i}号`
    return record(
      'ADMIN_PENALTY',
      subject,
      number,
      {
        penaltyNo: number,
        violation,
        penalty: `罚款${yuan}元`,
        amount: yuan,
        authority: `${place}示例区${by}`,
        decidedOn: iso(on),
        publishedOn: iso(on + 7),
      },
      // A penalty is published under the name alone by some authorities.
      { from: on + 7, name: nameOn(subject, on), code: i % 2 === 0 ? subject.taxNo : null },
    )
  })

const checks = (subject: Subject, plan: Plan, start: Day): WorldRecord[] =>
  Array.from({ length: plan.checks }, (_, i) => {
    const on = dayOf(subject, start, 120 + i * CHECKED_EVERY)
    return record(
      'SPOT_CHECK',
      subject,
      `${subject.taxNo}-${i}`,
      {
        checkType: i % 2 === 0 ? '抽查' : '双随机抽查',
        result: plan.abnormal.some(({ removed }) => removed === undefined)
          ? '通过登记的住所（经营场所）无法联系'
          : '未发现问题',
        authority: authorityOf(subject),
        checkedOn: iso(on),
      },
      { from: on + 10 },
    )
  })

function mortgages(subject: Subject, plan: Plan, start: Day, today: Day): WorldRecord[] {
  return plan.mortgages.map(({ ago, wan, cancelled }, i) => {
    const on = dayOf(subject, start, ago)
    const off = cancelled === undefined || start - cancelled > today ? undefined : start - cancelled
    const number = `动产抵押登记〔${iso(on)!.slice(0, 4)}〕${subject.slot * 10 + i}号`
    return record(
      'CHATTEL_MORTGAGE',
      subject,
      number,
      {
        mortgageNo: number,
        debtType: '借款合同',
        amount: wan * WAN,
        term: `自 ${iso(on)} 至 ${iso(on + 3 * 365)}`,
        scope: '主债权、利息、违约金及实现抵押权的费用',
        mortgagee: `示例一银行股份有限公司${cityOf(subject.areaCode)}示例支行`,
        collateral: '数控机床',
        authority: authorityOf(subject),
        registeredOn: iso(on),
        publishedOn: iso(on + 1),
        status: off === undefined ? '有效' : '无效',
        ...(off !== undefined && { cancelledOn: iso(off), cancelReason: '主债权消灭' }),
      },
      { from: on + 1 },
    )
  })
}

function pledges(subject: Subject, plan: Plan, start: Day, today: Day): WorldRecord[] {
  const holder = subject.firm && shareholdersOf(subject.firm)[0]!
  if (!holder) return []
  return plan.pledges.map(({ ago, wan, cancelled }, i) => {
    const on = dayOf(subject, start, ago)
    const off = cancelled === undefined || start - cancelled > today ? undefined : start - cancelled
    const number = `股质登记设字〔${iso(on)!.slice(0, 4)}〕第${subject.slot * 10 + i}号`
    return record(
      'EQUITY_PLEDGE',
      subject,
      number,
      {
        pledgeNo: number,
        pledgor: holder.name,
        pledgee: `示例二银行股份有限公司${cityOf(subject.areaCode)}示例支行`,
        amount: wan * WAN,
        registeredOn: iso(on),
        publishedOn: iso(on + 1),
        status: off === undefined ? '有效' : '无效',
        change: off === undefined ? undefined : `${iso(off)}注销`,
      },
      { from: on + 1 },
    )
  })
}

function freezes(subject: Subject, plan: Plan, start: Day, today: Day): WorldRecord[] {
  const holder = subject.firm && shareholdersOf(subject.firm)[1]!
  if (!holder || !subject.firm) return []
  const capital = subject.firm.profile.capitalWan
  return plan.freezes.map(({ ago, wan, years, lifted }, i) => {
    const on = dayOf(subject, start, ago)
    const to = on + years * 365
    const off = lifted === undefined || start - lifted > today ? undefined : start - lifted
    const rng = new Rng(hashText(`freeze:${subject.taxNo}:${i}`))
    const number = `（${iso(on)!.slice(0, 4)}）执${rng.int(100, 999)}${subject.slot * 10 + i}号之一`
    return record(
      'EQUITY_FREEZE',
      subject,
      number,
      {
        noticeNo: number,
        court: courtOf(subject.areaCode, '执'),
        executee: holder.name,
        equity: subject.name,
        amount: wan * WAN,
        ratio: Math.round((wan / capital) * 10_000) / 100,
        frozenFrom: iso(on),
        frozenTo: iso(to),
        status: off !== undefined ? '解冻' : today > to ? '失效' : '冻结',
      },
      { from: on + 5 },
    )
  })
}
