/** 天眼查 open API v3; written down in docs/public-records.md. */
import type { Context, Router } from '../../http/router.ts'
import type { Archive } from '../../public-records/archive.ts'
import type { WorldRecord } from '../../public-records/record.ts'
import type { Subject } from '../../public-records/subjects.ts'
import { formatDay } from '../../world/calendar.ts'
import { regionOf } from '../../world/regions.ts'
import { type Answer, type Front, pageOf } from '../front.ts'
import { COURT_LISTS } from './court-lists.ts'
import { detailOf } from './detail.ts'
import { idOf, type ListEnd, slotOf } from './list-end.ts'
import { REGISTER_LISTS } from './register-lists.ts'
import { emphasised } from './values.ts'

const BASE = '/vendors/tianyancha/services/v3/open'
const PAGE = 20

const refused = (error_code: number, reason: string): Answer => ({
  value: { error_code, reason },
  charged: false,
})
const NONE: Answer = { value: { error_code: -1, reason: '请求返回结果无数据' }, charged: true }
const MISSING = refused(300_008, '缺少必要参数')
const TOKEN = refused(300_002, '账号失效')
const QUOTA = refused(300_007, '剩余次数不足')

export function tianyanchaRoutes(
  router: Router,
  archive: Archive,
  front: Front,
  token: string,
): void {
  const on = (end: string, work: (c: Context) => Promise<Answer> | Answer) => {
    for (const path of [end, `${end}.json`])
      router.on('GET', `${BASE}/${path}`, (c) =>
        front.answer(
          c,
          'tianyancha',
          end,
          () => QUOTA,
          () => (c.req.headers.authorization === token ? work(c) : TOKEN),
        ),
      )
  }
  const byId = (c: Context) => archive.bySlot(slotOf(Number(c.query.get('id'))))

  on('search', (c) => found(archive, c, plainHit(archive)))
  on('searchV2', (c) => found(archive, c, fullHit(archive)))
  on('w/detail', async (c) => {
    const name = c.query.get('name') ?? ''
    if (!name) return MISSING
    const subject = archive.byName(name).find((one) => one.name === name)
    if (!subject) return NONE
    const result = await detailOf(archive, subject, 'name')
    return {
      value: { error_code: 0, reason: 'ok', result },
      charged: true,
      last: true,
    }
  })
  on('w/companydetail', async (c) => {
    if (!c.query.get('id')) return MISSING
    const subject = byId(c)
    if (!subject) return NONE
    const value = await detailOf(archive, subject, 'id')
    return { value, charged: true, last: true }
  })
  for (const list of [...REGISTER_LISTS, ...COURT_LISTS])
    on(list.end, async (c) => {
      if (list.by === 'id') {
        if (!c.query.get('id')) return MISSING
        const subject = byId(c)
        return subject ? listed(list, await ofFirm(archive, subject, list), c) : NONE
      }
      const name = c.query.get('name') ?? ''
      return name ? listed(list, await archive.under(name, list.kind), c) : MISSING
    })
}

/** Court notices bear names alone: those of other firms of the name are among them. */
const ofFirm = (archive: Archive, subject: Subject, { kind }: ListEnd): Promise<WorldRecord[]> =>
  kind === 'COURT_NOTICE' ? archive.under(subject.name, kind) : archive.of(subject, kind)

const pageAsked = (c: Context) => Math.max(1, Math.floor(Number(c.query.get('pageNum')) || 1))

function listed(list: ListEnd, records: readonly WorldRecord[], c: Context): Answer {
  const all = records.filter((one) => list.only?.(one) ?? true)
  if (all.length === 0) return NONE
  const { rows, last } = pageOf(all, pageAsked(c), list.size)
  const totals =
    list.total === 'viewtotal'
      ? { viewtotal: String(all.length), pageSize: String(list.size) }
      : { [list.total]: all.length, num: rows.length }
  const result = { ...totals, items: rows.map((one) => list.item(one)) }
  return { value: { error_code: 0, reason: 'ok', result }, charged: true, last }
}

function found(
  archive: Archive,
  c: Context,
  hit: (one: Subject, keyword: string) => object,
): Answer {
  const keyword = (c.query.get('keyword') ?? '').trim()
  if (!keyword) return MISSING
  const all = archive.search(keyword)
  if (all.length === 0) return NONE
  const { rows, last } = pageOf(all, pageAsked(c), PAGE)
  const items = rows.map((one) => hit(one, keyword))
  const result = { total: all.length, num: rows.length, items }
  return { value: { error_code: 0, reason: 'ok', result }, charged: true, last }
}

const plainHit = (archive: Archive) => (one: Subject, keyword: string) => ({
  id: idOf(one),
  name: emphasised(one.name, keyword),
  estiblishTime: one.firm ? formatDay(one.founded) : '1970-01-01',
  legalPersonName: archive.legalRepOf(one),
})

const fullHit = (archive: Archive) => (one: Subject, keyword: string) => ({
  id: idOf(one),
  webSite: [],
  regStatus: one.status,
  creditCode: one.taxNo,
  companyName: emphasised(one.name, keyword),
  formerNames: one.former ? [one.former.name] : [],
  legalPersonName: archive.legalRepOf(one),
  regCapital: `${one.firm?.profile.capitalWan ?? 100} 万元`,
  estiblishTime: formatDay(one.founded),
  base: regionOf(one.areaCode).name,
})
