/** What registry and courts publish: it agrees with what the world says elsewhere, ends when it is no longer valid, and its numbers refer to each other. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { beforeAll, expect, it } from 'vitest'
import { Datasets } from '../bureaus/datasets.ts'
import { WorldClock } from '../clock.ts'
import { parseDay } from '../world/calendar.ts'
import { registrationOf, shareholdersOf } from '../world/filings/registration.ts'
import { World } from '../world/world.ts'
import { Archive } from './archive.ts'

let world: World
let clock: WorldClock
let archive: Archive
let datasets: Datasets
beforeAll(() => {
  clock = new WorldClock(parseDay('2026-11-21'))
  world = new World('test', clock.today(), 12)
  datasets = new Datasets(world, clock)
  archive = new Archive(world, clock, datasets)
})

const subject = (key: string) => archive.byTaxNo(world.byKey(key).taxNo)!
const of = (key: string, kind: PublicRecordKind) => archive.of(subject(key), kind)

it('every kind of record is told of some firm', async () => {
  const kinds = new Set<string>()
  for (const one of archive.subjects.slice(0, 160))
    for (const { record } of await archive.everything(one)) kinds.add(record.kind)
  expect(PUBLIC_RECORD_KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
})

it('a firm that is asked of again is told as before, and with cases more, and without them', async () => {
  const n = async () => (await of('dishonest', 'CASE_FILING')).length
  const before = await n()
  expect(await n()).toBe(before)
  archive.addCases(subject('dishonest'), 400)
  const more = await n()
  expect(more).toBeGreaterThan(before)
  // Others in between: those made last are kept.
  for (const one of archive.subjects.slice(0, 60)) await archive.of(one, 'CASE_FILING')
  expect(await n()).toBe(more)
  archive.reset()
  expect(await n()).toBe(before)
})

it('the registry names the representative, the capital and the holders that the bureau names', async () => {
  for (const firm of world.firms) {
    const [told] = await archive.of(archive.byTaxNo(firm.taxNo)!, 'BUSINESS_REGISTRATION')
    const bureau = registrationOf(firm, world)
    expect(told!.fields).toMatchObject({
      legalRep: bureau.legalRep.name,
      registeredCapital: bureau.regCapitalWan * 10_000,
      address: bureau.regAddress,
      establishedOn: bureau.estDate,
    })
    const holders = await archive.of(archive.byTaxNo(firm.taxNo)!, 'EQUITY_HOLDER')
    expect(holders.map(({ fields }) => [fields.holder, fields.ratio])).toEqual(
      shareholdersOf(firm).map(({ name, ratio }) => [name, ratio]),
    )
  }
})

it('bureaus publish the arrears, penalties and grades that they show the firm itself', async () => {
  const notices = await of('arrears', 'TAX_NOTICE')
  const owed = (await datasets.rows(world.byKey('arrears'), 'ARREARS')) as { balance: string }[]
  const told = notices.filter(({ fields }) => fields.noticeType === '欠税公告')
  expect(told.map(({ fields }) => Number(fields.amount).toFixed(2))).toEqual(
    owed.map(({ balance }) => balance),
  )
  expect(notices.filter(({ fields }) => fields.noticeType === '涉税处罚')).toHaveLength(1)
  expect((await of('shell2', 'TAX_NOTICE')).map(({ fields }) => fields.noticeType)).toEqual([
    '非正常户',
  ])
  expect(await of('shell1', 'TAX_NOTICE')).toEqual([])
})

it('an annual report tells the amounts of the firm’s own statements, where it publishes them', async () => {
  const [latest] = await of('maker', 'ANNUAL_REPORT')
  const statements = (await datasets.rows(world.byKey('maker'), 'FIN_STATEMENTS')) as {
    periodEnd: string
    incomeStatement: { name: string; ytdAmount: string }[]
  }[]
  const december = statements.find(({ periodEnd }) => periodEnd === '2025-12-31')!
  const income = december.incomeStatement.find(({ name }) => name === '营业收入')!
  expect(latest!.fields).toMatchObject({ year: 2025, revenue: Number(income.ytdAmount) })
  const [kept] = await of('group', 'ANNUAL_REPORT')
  expect(kept!.fields).toMatchObject({
    year: 2025,
    employees: world.byKey('group').profile.employees,
  })
  expect(kept!.fields).not.toHaveProperty('revenue')
})

it('who shares an address or a phone is listed on both sides, and by what both register', async () => {
  const registered = async (taxNo: string) =>
    (await archive.of(archive.byTaxNo(taxNo)!, 'BUSINESS_REGISTRATION'))[0]!.fields
  const own = await registered(subject('wholesale').taxNo)
  const listed = await of('wholesale', 'SHARED_CONTACT')
  expect(listed.filter(({ fields }) => fields.shared === '电话')).toHaveLength(4)
  expect(listed.filter(({ fields }) => fields.shared === '登记地址').length).toBeGreaterThan(5)
  for (const { fields } of listed) {
    const what = fields.shared === '电话' ? 'phone' : 'address'
    const other = archive.byTaxNo(String(fields.creditCode))!
    expect((await registered(other.taxNo))[what]).toBe(own[what])
    const back = await archive.of(other, 'SHARED_CONTACT')
    expect(back.map((one) => one.fields.creditCode)).toContain(subject('wholesale').taxNo)
  }
  expect(await of('maker', 'SHARED_CONTACT')).toEqual([])
})

it('an enforcement names the judgment that it rests on, and its end without assets bears its number', async () => {
  const judgments = (await of('dishonest', 'JUDGMENT')).map(({ number }) => number)
  const all = (await archive.everything(subject('dishonest'))).map(({ record }) => record)
  const enforced = all.filter(({ kind }) => kind === 'ENFORCEMENT')
  expect(enforced).toHaveLength(5)
  for (const { fields } of enforced) expect(judgments).toContain(fields.originalCaseNo)
  const ended = all.filter(({ kind }) => kind === 'TERMINATED_ENFORCEMENT')
  expect(ended).toHaveLength(2)
  for (const { number } of ended) expect(enforced.map((one) => one.number)).toContain(number)
  const second = all.find(({ number }) => number.includes('民终'))!
  const first = all.find(
    ({ kind, number }) => kind === 'JUDGMENT' && number === second.fields.originalCaseNo,
  )
  expect(first?.fields.nextCaseNo).toBe(second.number)
})

it('what is closed is gone, 失信 after two years, a freeze says so when its years are over', async () => {
  const moved = new WorldClock(parseDay('2026-11-21'))
  const later = new Archive(world, moved, datasets)
  const counts = async () =>
    Promise.all(
      (['ENFORCEMENT', 'DISHONEST', 'CONSUMPTION_LIMIT', 'ASSET_SEIZURE'] as const).map(
        async (kind) => (await later.of(subject('dishonest'), kind)).length,
      ),
    )
  const frozen = async () =>
    (await later.of(subject('dishonest'), 'EQUITY_FREEZE')).map(({ fields }) => fields.status)
  expect(await counts()).toEqual([1, 2, 1, 1])
  expect(await frozen()).toEqual(['冻结', '解冻'])
  moved.advance(365 * 2)
  expect(await counts()).toEqual([1, 0, 1, 0])
  expect(await frozen()).toEqual(['失效', '解冻'])
})

it('numbers name one record of a kind in the whole world', async () => {
  const seen = new Set<string>()
  for (const one of archive.subjects)
    for (const kind of ['CASE_FILING', 'JUDGMENT', 'DISHONEST', 'ADMIN_PENALTY'] as const)
      for (const { number } of await archive.of(one, kind)) {
        expect(seen, number).not.toContain(`${kind}${number}`)
        seen.add(`${kind}${number}`)
      }
})

it('a firm that bears the name of another has troubles of its own, and a renamed one is told under both names', async () => {
  const mine = subject('dishonest')
  const other = archive.byName(mine.name).find((one) => one !== mine)!
  expect(other.areaCode).not.toBe(mine.areaCode)
  expect(await archive.of(other, 'DISHONEST')).not.toEqual([])
  const names = (await archive.everything(mine)).map(({ record }) => record.name)
  expect(new Set(names).has(mine.name)).toBe(true)
  const renamed = archive.subjects.filter(({ former }) => former)
  const told = await Promise.all(renamed.map((one) => archive.everything(one)))
  expect(told.flat().some(({ record }) => record.name === record.owner.former?.name)).toBe(true)
})
