/** What a firm has beside its trade: branches, firms it holds, intellectual property, permits, bids that it won. */
import type { Day } from '../world/calendar.ts'
import { makeUscc } from '../world/identity.ts'
import { personName, trade } from '../world/names.ts'
import type { Party } from '../world/parties.ts'
import { hashText, Rng } from '../world/random.ts'
import { REGIONS, regionOf } from '../world/regions.ts'
import type { Plan } from './plans.ts'
import { iso, record, type WorldRecord } from './record.ts'
import { authorityOf } from './registry.ts'
import { cityOf, type Subject } from './subjects.ts'

const WAN = 10_000

export function belongingsOf(
  subject: Subject,
  plan: Plan,
  start: Day,
  parties: readonly Party[],
): WorldRecord[] {
  const age = Math.max(1, start - subject.founded)
  /** A day of its life that hangs on what it is of alone. */
  const dayIn = (rng: Rng) => subject.founded + rng.int(Math.min(90, age - 1), age)
  const many = (
    count: number,
    what: string,
    make: (rng: Rng, i: number) => WorldRecord,
  ): WorldRecord[] =>
    Array.from({ length: count }, (_, i) =>
      make(new Rng(hashText(`${what}:${subject.taxNo}:${i}`)), i),
    )
  return [
    ...many(plan.branches, 'branch', (rng, i) => branch(subject, rng, i, dayIn(rng))),
    ...investments(subject, plan, start, parties),
    ...many(plan.property, 'property', (rng, i) => property(subject, rng, i, dayIn(rng))),
    ...many(plan.permits, 'permit', (rng, i) => permit(subject, rng, i, dayIn(rng))),
    ...many(plan.bids, 'bid', (rng, i) => bid(subject, rng, i, dayIn(rng))),
  ]
}

function branch(subject: Subject, rng: Rng, i: number, day: Day): WorldRecord {
  const { areaCode, city } = REGIONS[(subject.slot + i * 3) % REGIONS.length]!
  const code = makeUscc(areaCode, '1', rng)
  return record(
    'BRANCH',
    subject,
    code,
    {
      name: `${subject.name}${city.replace(/市$/, '')}第${i + 1}分公司`,
      creditCode: code,
      head: personName(rng),
      authority: authorityOf({ areaCode }),
      establishedOn: iso(day),
      status: i % 9 === 8 ? '注销' : '存续',
    },
    { from: day },
  )
}

/** 示例 firms that others trade with; poor ones are in trouble. */
function investments(
  subject: Subject,
  plan: Plan,
  start: Day,
  parties: readonly Party[],
): WorldRecord[] {
  const pool = parties.filter(({ pool: kind }) =>
    plan.poorInvestments ? kind === 'TROUBLED' : kind === 'FIRM',
  )
  return Array.from({ length: plan.investments }, (_, i) => {
    const held = pool[(subject.slot * 7 + i * 5) % pool.length]!
    const rng = new Rng(hashText(`party:${held.taxNo}`))
    const founded = start - rng.int(900, 5_000)
    const ratio = [100, 60, 35, 20, 12, 51][i % 6]!
    const day = Math.max(subject.founded + 60, founded)
    return record(
      'INVESTMENT',
      subject,
      `${subject.taxNo}-${held.taxNo}`,
      {
        name: held.name,
        creditCode: held.taxNo,
        legalRep: personName(rng),
        ratio,
        amount: ratio * WAN,
        registeredCapital: 100 * WAN,
        establishedOn: iso(founded),
        status: { 注销: '注销', 吊销未注销: '吊销，未注销' }[held.status] ?? '存续',
        region: regionOf(held.areaCode).name,
      },
      { from: day },
    )
  })
}

const PROPERTY = ['商标', '发明专利', '实用新型专利', '软件著作权'] as const

function property(subject: Subject, rng: Rng, i: number, day: Day): WorldRecord {
  const propertyType = PROPERTY[i % PROPERTY.length]!
  const number = `${['', 'ZL', 'ZL', 'SR'][i % 4]}${20_000_000 + subject.slot * 1_000 + i}`
  return record(
    'INTELLECTUAL_PROPERTY',
    subject,
    number,
    {
      propertyType,
      name: propertyType === '商标' ? `示例${trade(rng)}` : `一种示例${trade(rng)}的装置及方法`,
      registrationNo: number,
      category: ['7-机械设备', 'B23Q11/00', 'B65G47/90', '30200-0000'][i % 4],
      appliedOn: iso(day - 200),
      registeredOn: iso(day),
      status: propertyType === '软件著作权' ? undefined : '有效',
    },
    { from: day },
  )
}

const PERMITS = ['食品经营许可证', '排污许可证', '安全生产许可证', '道路运输经营许可证']

function permit(subject: Subject, rng: Rng, i: number, day: Day): WorldRecord {
  const number = `示许〔${iso(day)!.slice(0, 4)}〕${subject.slot * 100 + i}号`
  return record(
    'PERMIT',
    subject,
    number,
    {
      permitNo: number,
      name: PERMITS[(subject.slot + i) % PERMITS.length],
      scope: '许可范围见证书（示例）',
      authority: authorityOf(subject).replace('市场监督管理局', '行政审批局'),
      validFrom: iso(day),
      validTo: iso(day + rng.int(3, 5) * 365),
      status: '有效',
    },
    { from: day + 3 },
  )
}

function bid(subject: Subject, rng: Rng, i: number, day: Day): WorldRecord {
  const purchaser = `${cityOf(rng.pick(REGIONS).areaCode)}示例${rng.pick(['医院', '中学', '水务中心', '公路管理处'])}`
  return record(
    'BID',
    subject,
    `${subject.taxNo}-${i}`,
    {
      title: `${purchaser}设备采购项目（第${i + 1}包）中标公告`,
      role: '中标人',
      purchaser,
      amount: rng.int(8, 400) * WAN,
      publishedOn: iso(day),
    },
    { from: day },
  )
}
