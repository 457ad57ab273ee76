import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BUYER, SELLER } from '../../../../packages/intake/test-support/companies.ts'
import { toXml } from '../../../../packages/intake/test-support/xml.ts'
import { toZip } from '../../../../packages/intake/test-support/zip.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let owner: string
const text = (s: string) => new TextEncoder().encode(s)

const logged: string[] = []
const write = vi
  .spyOn(process.stdout, 'write')
  .mockImplementation((line) => logged.push(String(line)) > 0)

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'info' })
  owner = await server.login('owner')
  for (const company of [{ name: '深圳市示例租户有限公司', taxNo: TAX_NO }, SELLER])
    await server.call('POST', '/enterprise/save', company, owner)
})
afterAll(async () => {
  await server?.stop()
  write.mockRestore()
})

const upload = (taxNo: string, name: string, bytes: Uint8Array, extra = {}) =>
  server.upload(taxNo, [{ name, bytes }], owner, extra)

const detail = async (id: number, token = owner) =>
  (await server.call('POST', '/invoice/import/detail', { id }, token)).data

/** Waits for the end and gives row and errors. */
const outcome = (id: number) =>
  until(async () => {
    const found = await detail(id)
    return ['QUEUED', 'RUNNING'].includes(found.row.status) ? null : found
  })

const imported = async (taxNo: string, name: string, bytes: Uint8Array, extra = {}) =>
  outcome((await upload(taxNo, name, bytes, extra)).data[0].id)

describe('a table', () => {
  it('is booked once, found unchanged the second time, and updated where a status changed', async () => {
    const first = await imported(TAX_NO, '销项.csv', salesCsv())
    expect(first.row).toMatchObject({
      status: 'DONE',
      progress: 100,
      read: 180,
      added: 180,
      firstMonth: '2024-04',
      lastMonth: '2026-09',
    })
    const second = await imported(TAX_NO, '再来一次.csv', salesCsv())
    expect(second.row).toMatchObject({ status: 'DONE', added: 0, updated: 0, unchanged: 180 })
    const third = await imported(TAX_NO, '有作废.csv', salesCsv({ voided: new Set([3, 100]) }))
    expect(third.row).toMatchObject({ added: 0, updated: 2, unchanged: 178 })
    const history = await server.db.one<{ n: number }>(
      'select count(*)::int as n from invoice_history',
    )
    expect(history?.n).toBe(2)
  })

  it('without a header is refused without repeating whom it holds, in the row and in the log', async () => {
    const people = ['王小明', '11010519491231002X', '13800138201', '6222021234567890123']
    const bare = await imported(TAX_NO, '名单.csv', text(`${people.join(',')}\n`.repeat(3)))
    expect(bare.row).toMatchObject({ status: 'FAILED' })
    expect(bare.row.message).toContain('不是发票清单')
    const odd = await imported(
      TAX_NO,
      '错行.csv',
      text(`发票号码,开票日期,购买方名称,金额,税额\n1234567,${people[2]},甲,1,${people[1]}\n`),
    )
    const { data } = await server.call('POST', '/invoice/dataCollection', {}, owner)
    await until(async () => logged.join('').includes('job refused'))
    for (const seen of [bare, odd, data, logged.join('')])
      for (const person of people) expect(JSON.stringify(seen)).not.toContain(person)
  })

  it('names the rows it cannot take, and hands them out as harmless CSV', async () => {
    const csv = text(
      [
        '数电发票号码,开票日期,销方识别号,销方名称,购方识别号,购买方名称,金额,税额,价税合计',
        `25442000000000000001,2026-01-05,${TAX_NO},本企业,91330100799655058B,买方,100,13,113`,
        `=HYPERLINK("http://example.invalid"),2026-01-06,${TAX_NO},本企业,91330100799655058B,买方,100,13,113`,
        '25442000000000000002,2026-01-07,91310114060938092E,别家,91330100799655058B,买方,100,13,113',
        `25442000000000000003,昨天,${TAX_NO},本企业,91330100799655058B,买方,100,13,113`,
      ].join('\n'),
    )
    const { row, errors } = await imported(TAX_NO, '有错.csv', csv)
    expect(row).toMatchObject({ status: 'DONE_WITH_ERRORS', read: 4, added: 1, bad: 3 })
    expect(errors).toHaveLength(3)
    expect(errors.find((e: { place: string }) => e.place === '第4行').reason).toContain(
      '都不是本企业',
    )
    const response = await fetch(`${server.base}/invoice/import/errors/${row.id}`, {
      headers: { Authorization: `Bearer ${owner}` },
    })
    const body = await response.text()
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(body).toContain('开票日期')
    for (const line of body.split('\r\n'))
      for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+@-]/)
  })

  it('of codes alone needs the direction from the uploader', async () => {
    const csv = text(
      '发票号码,开票日期,购方名称,销方名称,金额,税额\n1234567,2026-01-05,甲公司,乙公司,100,13\n',
    )
    const without = await imported(TAX_NO, '无方向.csv', csv)
    expect(without.row.status).toBe('FAILED')
    expect(without.row.message).toContain('选择方向')
    const stated = await imported(TAX_NO, '有方向.csv', csv, { direction: 'IN' })
    expect(stated.row).toMatchObject({ status: 'DONE', added: 1 })
  })

  it('that is none fails with what to do', async () => {
    const { row } = await imported(TAX_NO, '工资表.csv', text('姓名,工资\n张三,5000\n'))
    expect(row.status).toBe('FAILED')
    expect(row.message).toContain('不是发票清单')
    const named = await imported(TAX_NO, '发票.pdf', text('甲公司的发票说明'))
    expect(named.row.status).toBe('FAILED')
    expect(named.row.message).toContain('文件名以 .pdf 结尾，内容却是文本')
  })
})

describe('documents', () => {
  const invoice = (number: string) => ({
    title: '电子发票（普通发票）',
    number,
    date: '2026-03-05',
    seller: SELLER,
    buyer: BUYER,
    lines: [
      {
        name: '*塑料制品*ABS粒子',
        quantity: '2',
        price: '500',
        amount: '1000.00',
        rate: '13%',
        tax: '130.00',
      },
    ],
  })
  const xml = (number: string) => text(toXml(invoice(number) as Parameters<typeof toXml>[0]))

  it('are booked from a ZIP, each that is no invoice named', async () => {
    const zip = toZip({
      '一.xml': xml('26442000000310626521'),
      '二.xml': xml('26442000000310626522'),
      '合同.pdf': text('这不是发票'),
    })
    const { row, errors } = await imported(SELLER.taxNo, '三月.zip', zip)
    expect(row).toMatchObject({ status: 'DONE_WITH_ERRORS', read: 3, added: 2, bad: 1 })
    expect(errors[0].place).toContain('合同.pdf')
    const again = await imported(SELLER.taxNo, '一.xml', xml('26442000000310626521'))
    expect(again.row).toMatchObject({ status: 'DONE', unchanged: 1 })
  })

  it('of strangers are refused by name', async () => {
    const { row } = await imported(TAX_NO, '别家.xml', xml('26442000000310626523'))
    expect(row.status).toBe('FAILED')
    expect(row.message).toContain('都不是本企业')
  })
})

describe('an upload', () => {
  it('makes one batch per file, or none at all', async () => {
    const two = await server.upload(
      TAX_NO,
      [
        { name: '一.csv', bytes: salesCsv({ months: 1 }) },
        { name: '二.csv', bytes: salesCsv({ months: 2 }) },
      ],
      owner,
    )
    expect(two.data.map((r: { fileName: string }) => r.fileName)).toEqual(['一.csv', '二.csv'])
    const count = async () =>
      (await server.call('POST', '/tax/queryCenter/dataCollection', {}, owner)).data.total
    const before = await count()
    const empty = await server.upload(
      TAX_NO,
      [
        { name: '好.csv', bytes: salesCsv({ months: 1 }) },
        { name: '空.csv', bytes: new Uint8Array() },
      ],
      owner,
    )
    expect(empty.status).toBe(2004)
    expect((await server.upload(TAX_NO, [], owner)).status).toBe(2004)
    expect((await upload('91440300MA5UNKNOWN', '无.csv', salesCsv())).status).toBe(2001)
    expect(await count()).toBe(before)
  })

  it.each([
    ['that is none', 'hello'],
    ['of another boundary', '--y--'],
    ['that breaks off in a head', '--x\r\n'],
    [
      'that breaks off in a file',
      'FIELD--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc',
    ],
  ])('%s is refused, and nothing of it stays', async (_, body) => {
    const field = `--x\r\nContent-Disposition: form-data; name="taxNo"\r\n\r\n${TAX_NO}\r\n`
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const response = await fetch(`${server.base}/invoice/import/upload`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${owner}`, 'Content-Type': type },
        body: body.replace('FIELD', field),
      })
      expect([response.status, (await response.json()).status]).toEqual([400, 400])
    }
    expect(fs.readdirSync(path.join(server.config.dataDir, 'blobs', 'incoming'))).toEqual([])
  })

  it('is named without folders and without characters that hide its end', async () => {
    const bytes = Buffer.from('x')
    const names = [
      '../../../etc/passwd.csv',
      'C:\\a\\b.csv',
      'a\u202egpj.csv',
      'a\u200b\u0007.csv',
      '..',
    ]
    const { data } = await server.upload(
      TAX_NO,
      names.map((name) => ({ name, bytes })),
      owner,
    )
    expect(data.map((row: { fileName: string }) => row.fileName)).toEqual([
      'passwd.csv',
      'b.csv',
      'agpj.csv',
      'a.csv',
      '未命名',
    ])
  })

  it('hands its errors out under its name, whatever that is', async () => {
    const name = `年'(1)*;"a%.csv`
    const { data } = await server.upload(TAX_NO, [{ name, bytes: Buffer.from('x') }], owner)
    const response = await fetch(`${server.base}/invoice/import/errors/${data[0].id}`, {
      headers: { Authorization: `Bearer ${owner}` },
    })
    const header = response.headers.get('content-disposition') ?? ''
    const [, plain, extended] =
      /^attachment; filename="([\w.-]+)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(header) ?? []
    expect(plain).toMatch(/\.csv$/)
    expect(decodeURIComponent(extended ?? '')).toMatch(/^年'\(1\)\*;.*-错误明细\.csv$/)
  })

  it('that failed can be tried again, others not', async () => {
    const failed = await imported(TAX_NO, '坏.xlsx', text('PK\u0003\u0004 坏文件'))
    expect(failed.row.status).toBe('FAILED')
    const retried = await server.call('POST', '/invoice/import/retry', { id: failed.row.id }, owner)
    expect(retried.status).toBe(200)
    // A worker may have it already: what it comes to is counted anew, not on top of the first time.
    const { status, read, bad } = (await outcome(failed.row.id)).row
    expect([status, read, bad]).toEqual(['FAILED', failed.row.read, failed.row.bad])
    const done = await imported(TAX_NO, '好.csv', salesCsv({ months: 1 }))
    expect(
      (await server.call('POST', '/invoice/import/retry', { id: done.row.id }, owner)).status,
    ).toBe(2005)
  })

  it('is seen by its own company only, and told to its browsers', async () => {
    const controller = new AbortController()
    const stream = await fetch(`${server.base}/job/events`, {
      headers: { Authorization: `Bearer ${owner}` },
      signal: controller.signal,
    })
    const heard: { id: string; progress: number; status: string }[] = []
    const listening = (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of stream.body!)
        for (const line of decoder.decode(chunk as Uint8Array).split('\n'))
          if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice(6)))
    })().catch(() => undefined)
    const { row } = await imported(TAX_NO, '进度.csv', salesCsv({ months: 3 }))
    await until(
      async () => heard.some((e) => e.id === String(row.id) && e.status === 'DONE') || null,
    )
    controller.abort()
    await listening
    const mine = heard.filter((e) => e.id === String(row.id)).map((e) => e.progress)
    expect(mine).toEqual([...mine].sort((a, b) => a - b))

    const stranger = await server.login('demo')
    const asked = await server.call('POST', '/invoice/import/detail', { id: row.id }, stranger)
    expect(asked.status).toBe(404)
    const list = await server.call('POST', '/tax/queryCenter/dataCollection', {}, stranger)
    expect(list.data.rows.filter((r: { taxNo: string }) => r.taxNo === TAX_NO)).toEqual([])
  })
})
