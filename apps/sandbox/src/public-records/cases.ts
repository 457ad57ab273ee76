/** Lawsuits of a firm: each from its filing to the end of its enforcement, as the records that courts publish of it. */
import type { Day } from '../world/calendar.ts'
import { personName } from '../world/names.ts'
import type { Party } from '../world/parties.ts'
import { hashText, Rng } from '../world/random.ts'
import { type CaseType, caseNo, courtOf } from './courts.ts'
import { enforcementOf, paidOn } from './enforcement.ts'
import type { CasePlan } from './plans.ts'
import { iso, record, type WorldRecord } from './record.ts'
import { areaOn, cityOf, nameOn, type Subject } from './subjects.ts'

/** Days between the steps of a case. */
const HEARING = 60
const HEARING_TOLD_BEFORE = 25
const FIRST = 100
const PUBLISHED = 20
const SECOND = 120
const SEIZED = 10
const SEIZED_FOR = 3 * 365
/** From the judgment to a payment without enforcement. */
const PAID = 30
const WITH_CODE = 0.6

export interface CaseWorld {
  start: Day
  today: Day
  /** Whom it sues, or is sued by. */
  firms: readonly Party[]
  legalRepOn(subject: Subject, day: Day): string
}

/** @param index tells the cases of a firm apart */
export function recordsOfCase(
  subject: Subject,
  plan: CasePlan,
  index: number,
  world: CaseWorld,
): WorldRecord[] {
  const rng = new Rng(hashText(`case:${subject.taxNo}:${index}`))
  const { today } = world
  const filed = world.start - plan.ago
  const number =
    index < 100 ? subject.slot * 100 + index : 9_000_000 + subject.slot * 10_000 + index
  const other = otherSide(plan.cause, world.firms, rng)
  const area = plan.role === '被告' ? areaOn(subject, filed) : (other.areaCode ?? subject.areaCode)
  const numbered = (type: CaseType, day: Day) => caseNo(area, type, day, number)
  const claim = Math.round(plan.wan * 10_000)
  const withCode = rng.next() < WITH_CODE
  const named = (day: Day) => ({
    name: nameOn(subject, day),
    code: withCode ? subject.taxNo : null,
  })
  const sides = (day: Day) => {
    const own = nameOn(subject, day)
    const [plaintiff, defendant] = plan.role === '被告' ? [other.name, own] : [own, other.name]
    return { plaintiff, defendant }
  }
  const court = courtOf(area, '民初')
  const first = { no: numbered('民初', filed), day: filed + FIRST }
  const appealed = plan.appealed || plan.to === 'SECOND'
  const second = { no: numbered('民终', first.day + 30), day: first.day + SECOND }
  const judged = plan.to !== 'FILED'
  const basis = appealed ? second : first
  const { cause, role } = plan
  const out: WorldRecord[] = []

  out.push(
    record(
      'CASE_FILING',
      subject,
      first.no,
      {
        caseNo: first.no,
        court,
        filedOn: iso(filed),
        cause,
        role,
        ...sides(filed),
        amount: claim,
        status:
          judged && today >= basis.day ? '已结案' : today >= filed + HEARING ? '审理中' : '已立案',
      },
      { from: filed + 3, ...named(filed) },
    ),
    record(
      'HEARING',
      subject,
      first.no,
      {
        caseNo: first.no,
        court,
        hearingOn: iso(filed + HEARING),
        cause,
        role,
        ...sides(filed),
        room: `第${rng.int(1, 19)}法庭`,
      },
      { from: filed + HEARING - HEARING_TOLD_BEFORE, ...named(filed) },
    ),
  )
  if (index % 3 === 0) {
    const { plaintiff, defendant } = sides(filed)
    out.push(
      record(
        'COURT_NOTICE',
        subject,
        `${first.no}公告`,
        {
          caseNo: first.no,
          court,
          noticeType: '起诉状副本及开庭传票',
          publishedOn: iso(filed + PUBLISHED),
          role,
          parties: `${plaintiff}、${defendant}`,
          content: `${defendant}：本院受理${plaintiff}诉你方${cause}一案，现依法向你方公告送达起诉状副本及开庭传票。`,
        },
        { from: filed + PUBLISHED, ...named(filed), code: null },
      ),
    )
  }
  if (!judged) return out

  const judgment = (
    at: { no: string; day: Day },
    procedure: string,
    more: { originalCaseNo?: string; nextCaseNo?: string | undefined },
    type: CaseType,
  ) => {
    const { plaintiff, defendant } = sides(at.day)
    const amount = Math.round(claim * 0.95)
    return record(
      'JUDGMENT',
      subject,
      at.no,
      {
        caseNo: at.no,
        court: courtOf(area, type),
        documentType: '民事判决书',
        title: `${plaintiff}与${defendant}${cause}${procedure}民事判决书`,
        cause,
        procedure,
        role,
        plaintiff,
        defendant,
        amount,
        result: type === '民终' ? '驳回上诉，维持原判' : `判令被告向原告支付${amount}元`,
        judgedOn: iso(at.day),
        publishedOn: iso(at.day + PUBLISHED),
        ...more,
      },
      { from: at.day + PUBLISHED, ...named(at.day) },
    )
  }
  const followed = appealed && today >= second.day + PUBLISHED ? second.no : undefined
  out.push(judgment(first, '一审', { nextCaseNo: followed }, '民初'))
  if (appealed) out.push(judgment(second, '二审', { originalCaseNo: first.no }, '民终'))
  if (plan.seized) {
    const until = filed + SEIZED + SEIZED_FOR
    const paid = plan.to === 'PAID' ? basis.day + PAID : paidOn(plan, basis.day)
    const isLifted = paid !== null && today >= paid
    out.push(
      record(
        'ASSET_SEIZURE',
        subject,
        numbered('财保', filed),
        {
          caseNo: numbered('财保', filed),
          court,
          seizureType: isLifted ? '解除查封' : '查封',
          asset: '机器设备及厂房',
          amount: claim,
          seizedFrom: iso(filed + SEIZED),
          seizedTo: iso(until),
        },
        { from: filed + SEIZED, until, ...named(filed) },
      ),
    )
  }
  if (!['ENFORCED', 'CLOSED', 'ENDED'].includes(plan.to)) return out
  const enforced = { basis, area, applicant: other.name, numbered, named }
  return [...out, ...enforcementOf(subject, plan, enforced, world.legalRepOn)]
}

function otherSide(
  cause: string,
  firms: readonly Party[],
  rng: Rng,
): { name: string; areaCode: string | null } {
  if (cause.startsWith('金融借款')) {
    const { areaCode } = rng.pick(firms)
    return {
      name: `示例${rng.pick([...'一二三'])}银行股份有限公司${cityOf(areaCode)}示例支行`,
      areaCode: null,
    }
  }
  return cause.startsWith('民间借贷') || cause === '劳动争议'
    ? { name: personName(rng), areaCode: null }
    : rng.pick(firms)
}

/** Of a court without a lawsuit before it. */
export function bankruptcyOf(subject: Subject, ago: number, world: CaseWorld): WorldRecord {
  const filed = world.start - ago
  const no = caseNo(subject.areaCode, '破申', filed, subject.slot * 100)
  return record(
    'BANKRUPTCY',
    subject,
    no,
    {
      caseNo: no,
      court: courtOf(subject.areaCode, '破申'),
      bankruptcyType: '破产清算',
      applicant: new Rng(hashText(`bankrupt:${subject.taxNo}`)).pick(world.firms).name,
      respondent: subject.name,
      administrator: `${cityOf(subject.areaCode)}示例律师事务所`,
      publishedOn: iso(filed + 12),
    },
    { from: filed + 12 },
  )
}

/** Cases beside those of its plan, for a measure by size. */
export const manyCases = (count: number): CasePlan[] =>
  Array.from({ length: count }, (_, i) => ({
    ago: 130 + ((i * 13) % 1_300),
    role: i % 4 === 0 ? '原告' : '被告',
    cause: ['买卖合同纠纷', '劳动争议', '民间借贷纠纷', '金融借款合同纠纷'][i % 4]!,
    wan: 1 + ((i * 7) % 97),
    to: (['FIRST', 'PAID', 'CLOSED', 'ENFORCED', 'ENDED'] as const)[i % 5]!,
    appealed: i % 6 === 0,
    listed: i % 20 === 4,
  }))
