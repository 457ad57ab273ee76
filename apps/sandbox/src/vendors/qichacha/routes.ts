/** 企查查 open API; written down in docs/public-records.md. */
import { createHash } from 'node:crypto'
import type { Context, Router } from '../../http/router.ts'
import type { Archive } from '../../public-records/archive.ts'
import type { Subject } from '../../public-records/subjects.ts'
import { formatDay } from '../../world/calendar.ts'
import { type Answer, type Front, pageOf } from '../front.ts'
import { detailsOf, keyNoOf } from './details.ts'
import { CHECKS } from './lists.ts'

const BASE = '/vendors/qichacha'
const KEY = 'sandbox'
const USUAL_SIZE = 10
const LARGEST_SIZE = 20
const FRESH_SECONDS = 300

const said = (Status: string, Message: string, charged = false): Answer => ({
  value: { Status, Message, OrderNumber: '', Paging: null, Result: null },
  charged,
})
const NONE = said('201', '查询无结果', true)
const QUOTA = said('112', '您的账号剩余使用量已不足')
const WRONG = said('202', '查询参数错误，请检查')

export function qichachaRoutes(
  router: Router,
  archive: Archive,
  front: Front,
  secret: string,
): void {
  let order = 0
  const on = (end: string, parameter: string, work: (key: string, c: Context) => Promise<Answer>) =>
    router.on('GET', `${BASE}/${end}`, (c) =>
      front.answer(
        c,
        'qichacha',
        end,
        () => QUOTA,
        async () => {
          const refusal = refusalOf(c, secret)
          if (refusal) return refusal
          const key = (c.query.get(parameter) ?? '').trim()
          return key ? work(key, c) : WRONG
        },
      ),
    )
  const told = (Result: unknown, more: Partial<Answer> = {}, Paging: object | null = null) => ({
    value: { Status: '200', Message: '查询成功', OrderNumber: `ECI${++order}`, Paging, Result },
    charged: true,
    last: true,
    ...more,
  })

  on('FuzzySearch/GetList', 'searchKey', async (key, c) => {
    const all = archive.search(key)
    if (all.length === 0) return NONE
    const { rows, last, paging } = paged(all, c)
    return told(
      rows.map((one) => hit(archive, one)),

      { last },
      paging,
    )
  })
  on('ECIV4/GetDetailsByName', 'keyword', async (key) => {
    const subject = subjectOf(archive, key)
    return subject ? told(await detailsOf(archive, subject)) : NONE
  })
  for (const { end, kind, item } of CHECKS)
    on(end, 'searchKey', async (key, c) => {
      const subject = subjectOf(archive, key)
      const all = subject ? await archive.of(subject, kind) : []
      if (all.length === 0) return NONE
      const { rows, last, paging } = paged(all, c)
      const Data = rows.map((one) => item(one.fields, one))
      return told({ VerifyResult: 1, Data }, { last }, paging)
    })
}

/** By code, or the oldest firm that bears the name. */
const subjectOf = (archive: Archive, key: string): Subject | undefined =>
  archive.byTaxNo(key) ?? archive.byName(key).find(({ name }) => name === key)

function paged<T>(all: readonly T[], c: Context) {
  const size = Math.min(LARGEST_SIZE, Math.max(1, Number(c.query.get('pageSize')) || USUAL_SIZE))
  const index = Math.max(1, Math.floor(Number(c.query.get('pageIndex')) || 1))
  const paging = { PageSize: size, PageIndex: index, TotalRecords: all.length }
  return { ...pageOf(all, index, size), paging }
}

function refusalOf(c: Context, secret: string): Answer | null {
  if (c.query.get('key') !== KEY) return said('101', '当前的KEY无效或者还未生效中')
  const timespan = String(c.req.headers.timespan ?? '')
  const token = createHash('md5').update(`${KEY}${timespan}${secret}`).digest('hex').toUpperCase()
  const age = Math.abs(Date.now() / 1_000 - Number(timespan))
  return c.req.headers.token === token && age < FRESH_SECONDS
    ? null
    : said('109', '请求KEY异常，请联系管理员')
}

const hit = (archive: Archive, one: Subject) => ({
  KeyNo: keyNoOf(one),
  Name: one.name,
  CreditCode: one.taxNo,
  StartDate: formatDay(one.founded),
  OperName: archive.legalRepOf(one),
  Status: one.status,
  No: '',
  Address: '',
  OriginalName: one.former ? [{ Name: one.former.name }] : [],
})
