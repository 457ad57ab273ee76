/** What the business registry publishes of a firm of the world: who it is, who holds and leads it, what changed. */
import { type Day, formatDay, parseDay } from '../world/calendar.ts'
import { peopleOf } from '../world/filings/people.ts'
import { registrationOf, shareholdersOf } from '../world/filings/registration.ts'
import type { Firm } from '../world/firm.ts'
import { hashText, Rng } from '../world/random.ts'
import { regionOf } from '../world/regions.ts'
import type { World } from '../world/world.ts'
import type { Contact, Contacts } from './contacts.ts'
import { iso, record, type WorldRecord } from './record.ts'
import { cityOf, type Subject } from './subjects.ts'

const WAN = 10_000

export function registryOf(subject: Subject, world: World, contacts: Contacts): WorldRecord[] {
  const { firm } = subject
  const contact = contacts.of(subject)
  const shared = contacts.sharedWith(subject)
  if (!firm) return [plainRegistration(subject, contact), ...shared]
  return [
    registration(subject, firm, world, contact),
    ...shared,
    ...holders(subject, firm),
    ...people(subject, firm),
    ...changes(subject, firm, world),
  ]
}

/** 15 digits: region, kind, running number. */
const registrationNo = ({ areaCode, slot }: Subject) =>
  `${areaCode}99${String(slot).padStart(8, '0')}5`

function registration(
  subject: Subject,
  firm: Firm,
  world: World,
  { address, phone }: Contact,
): WorldRecord {
  const told = registrationOf(firm, world)
  const approved = lastChange(subject, firm, world)
  return record(
    'BUSINESS_REGISTRATION',
    subject,
    subject.taxNo,
    {
      name: subject.name,
      creditCode: subject.taxNo,
      registrationNo: registrationNo(subject),
      organisationNo: `${told.orgCode.slice(0, 8)}-${told.orgCode.slice(8)}`,
      formerNames: subject.former?.name,
      legalRep: told.legalRep.name,
      status: told.status,
      companyType: told.entType,
      registeredCapital: told.regCapitalWan * WAN,
      paidInCapital: told.paidInCapitalWan * WAN,
      capitalCurrency: told.currency,
      establishedOn: told.estDate,
      approvedOn: iso(approved),
      termFrom: told.bizTermFrom,
      authority: told.regAuthority,
      region: regionOf(subject.areaCode).name,
      industry: told.industryName,
      address,
      scope: told.bizScope,
      phone,
      insured: told.insuredCount,
    },
    { from: firm.founded },
  )
}

/** Of a firm that is known by name and number only. */
const plainRegistration = (subject: Subject, { address, phone }: Contact): WorldRecord =>
  record(
    'BUSINESS_REGISTRATION',
    subject,
    subject.taxNo,
    {
      name: subject.name,
      creditCode: subject.taxNo,
      registrationNo: registrationNo(subject),
      legalRep: subject.legalRep,
      status: subject.status,
      companyType: '有限责任公司(自然人投资或控股)',
      registeredCapital: 100 * WAN,
      capitalCurrency: '人民币',
      establishedOn: iso(subject.founded),
      termFrom: iso(subject.founded),
      authority: authorityOf(subject),
      region: regionOf(subject.areaCode).name,
      address,
      phone,
    },
    { from: subject.founded },
  )

export const authorityOf = ({ areaCode }: { areaCode: string }): string =>
  `${cityOf(areaCode).replace(/市?$/, '市')}示例区市场监督管理局`

function holders(subject: Subject, firm: Firm): WorldRecord[] {
  return shareholdersOf(firm).map((holder, i) =>
    record(
      'EQUITY_HOLDER',
      subject,
      `${subject.taxNo}-${i}`,
      {
        holder: holder.name,
        holderType: holder.idNo === null ? '企业法人' : '自然人股东',
        ratio: holder.ratio,
        subscribed: Math.round(holder.subscribedWan * WAN),
        subscribedOn: holder.subscribeDate,
        subscribedForm: '货币',
        ...(holder.paidWan > 0 && {
          paidIn: Math.round(holder.paidWan * WAN),
          paidInOn: formatDay(parseDay(holder.subscribeDate) + 60),
          paidInForm: '货币',
        }),
        ...(holder.paidWan === 0 && { paidIn: 0 }),
      },
      { from: firm.founded },
    ),
  )
}

function people(subject: Subject, firm: Firm): WorldRecord[] {
  const [legal, finance] = peopleOf(firm)
  const other = shareholdersOf(firm)[1]!
  return [
    [legal!.name, '执行董事兼总经理'],
    [other.name, '监事'],
    [finance!.name, '财务负责人'],
  ].map(([person, post], i) =>
    record(
      'KEY_PERSON',
      subject,
      `${subject.taxNo}-${i}`,
      { person, post },
      { from: firm.founded },
    ),
  )
}

interface Change {
  day: Day
  item: string
  before: string
  after: string
}

/** Newest first. */
export function changesOf(subject: Subject, firm: Firm, world: World): Change[] {
  const { former, moved } = subject
  const told = registrationOf(firm, world)
  const rng = new Rng(hashText(`scope:${firm.key}`))
  const age = world.startDay - firm.founded
  const out: Change[] = told.changes.map(({ item, before, after, date }) => ({
    day: parseDay(date),
    item: `${item}变更`,
    before,
    after,
  }))
  if (former)
    out.push({ day: former.until, item: '名称变更', before: former.name, after: subject.name })
  if (moved)
    out.push({
      day: moved.on,
      item: '住所变更（跨登记机关迁移）',
      before: `${cityOf(moved.from)}示例区示例路${(firm.ordinal % 900) + 1}号`,
      after: told.regAddress,
    })
  if (age > 400)
    out.push({
      day: firm.founded + Math.floor(age * rng.between(0.2, 0.5)),
      item: '经营范围变更',
      before: `${firm.profile.line}的销售（示例）`,
      after: told.bizScope,
    })
  return out.sort((a, b) => b.day - a.day)
}

const changes = (subject: Subject, firm: Firm, world: World): WorldRecord[] =>
  changesOf(subject, firm, world).map(({ day, item, before, after }, i) =>
    record(
      'REGISTRATION_CHANGE',
      subject,
      `${subject.taxNo}-${i}`,
      { changedOn: iso(day), item, before, after },
      { from: day },
    ),
  )

const lastChange = (subject: Subject, firm: Firm, world: World): Day =>
  changesOf(subject, firm, world)[0]?.day ?? firm.founded
