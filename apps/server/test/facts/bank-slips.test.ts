/** Slips of payments held against the bank's lines: found, proved absent, or not to be told. Days and amounts by hand. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toPdf } from '../../../../packages/intake/test-support/pdf.ts'
import { type SampleSlip, SLIP, slipFace } from '../../../../packages/intake/test-support/slip.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const OWN = '账套测试有限公司'
const ACCOUNT = '6222000011112222'
let server: TestServer
let owner: string

const ask = async (path: string, body: object) =>
  (await server.call('POST', path, body, owner)).data

const now = new Date()
/** A day of the month before last, or of the one before (`month` 1) or after (-1) it. */
const day = (of: number, month = 0) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2 - month, of))
    .toISOString()
    .slice(0, 10)

async function imported(taxNo: string, name: string, bytes: Uint8Array) {
  const { data } = await server.upload(taxNo, [{ name, bytes }], owner)
  return until(async () => {
    const { row, errors } = await ask('/invoice/import/detail', { id: data[0].id })
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : { ...row, errors }
  })
}
const statement = (taxNo: string, ...lines: string[]) => {
  const head = '交易日期,账号,交易收入金额,交易支出金额,余额,对方户名,摘要'
  return imported(taxNo, '流水.csv', Buffer.from(`\ufeff${[head, ...lines].join('\r\n')}\r\n`))
}
const slips = (taxNo: string, ...of: Partial<SampleSlip>[]) =>
  imported(taxNo, '回单.pdf', toPdf(of.map((one) => slipFace({ ...SLIP, ...MINE, ...one }))))

const MINE: Partial<SampleSlip> = { payer: [OWN, ACCOUNT] }
const paid = (of: string, serial: string, figures: string, capitals: string) => ({
  ...{ day: of, serial, figures: `CNY${figures}`, capitals },
})

async function report(taxId: string): Promise<{ reportNo: string; document: ReportDocument }> {
  const { reportNo } = await ask('/frontTax/front/report/tax/query', { taxId, reportType: 'ERP' })
  const document = await until(async () => {
    const told = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (told.row.status === 'FAILED') throw new Error(told.row.message)
    return told.row.status === 'READY' ? told.document : null
  })
  return { reportNo, document }
}
const words = ({ document }: { document: ReportDocument }) => {
  const block = document.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ id }) => id === 'bank-slips')
  return block?.kind === 'text' ? block.paragraphs.join('') : undefined
}

const LINES = [
  `${day(2)},${ACCOUNT},100,,1100,丙公司,货款`,
  `${day(9)},${ACCOUNT},,300,800,乙材料有限公司,货款`,
  `${day(20)},${ACCOUNT},50,,850,丙公司,货款`,
  `${day(27)},${ACCOUNT},10,,860,丙公司,货款`,
]

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
})
afterAll(() => server.stop())

it('a slip is booked beside the lines, once, and is none of them', async () => {
  const taxNo = '914403001922038216'
  await ask('/enterprise/save', { taxNo, name: OWN })
  await statement(taxNo, ...LINES)
  const before = await report(taxNo)
  expect(words(before)).toBeUndefined()
  const figure = (of: typeof before, key: string) =>
    of.document.indicators.find((i) => i.key === key)
  expect(figure(before, 'B-012.asOf')?.value ?? null).toBeNull()

  const all = [
    // Entered by the bank a day earlier than its slip says.
    paid(day(10), 'S-001', '300.00', '叁佰元整'),
    // The balances go on over the fourteenth, and nobody was paid seventy-seven.
    paid(day(14), 'S-002', '77.00', '柒拾柒元整'),
    // Of a month without lines.
    paid(day(9, 1), 'S-003', '5.50', '伍元伍角'),
    // Nothing comes after it: lines of a later file may.
    paid(day(27), 'S-004', '41.00', '肆拾壹元整'),
    // Of an account whose lines were not brought.
    { ...paid(day(14), 'S-006', '78.00', '柒拾捌元整'), payer: [OWN, '6222000011119999'] as const },
    // Received, and of the same amount and day as a line.
    {
      ...paid(day(2), 'S-005', '100.00', '壹佰元整'),
      ...{ side: '贷方' as const, payer: ['丙公司', '6217'] as const },
      payee: [OWN, ACCOUNT] as const,
    },
  ]
  const told = await slips(taxNo, ...all)
  expect(told).toMatchObject({ status: 'DONE', errors: [] })
  expect(told.forms).toMatchObject([{ kind: 'BANK_SLIPS', rows: 6 }])
  expect((await slips(taxNo, ...all)).message).toContain('内容未变')
  const { rows, total } = await ask('/collect/data/rows', {
    ...{ taxNo, dataset: 'BANK_SLIP', keyword: 'S-002', page: 1, size: 20 },
  })
  expect(total).toBe(1)
  expect(rows[0].cells).toMatchObject({
    ...{ paid_on: day(14), paid: 77, received: 0, party: '乙材料有限公司' },
    ...{ account: '6222********2222', serial: 'S-002' },
  })
  // Lines are as they were: a slip is no second payment.
  const counted = await server.db.one(
    'select count(*)::int as n, sum(paid)::int as paid from bank_line',
  )
  expect(counted).toEqual({ n: 4, paid: 30_000 })

  const { basis } = await ask('/bss/order/report/getDetailReport', { reportNo: before.reportNo })
  expect(basis.outdated).toBe(true)
  const after = await report(taxNo)
  expect(words(after)).toBe(
    '银行回单6张：2张在银行流水中，1张所在账户的流水余额连续、却没有对应明细，3张没有账号与日期都对得上的连续流水、无法核对。回单不计入收支。',
  )
  expect(figure(after, 'B-012.asOf')).toMatchObject({ value: 1, flag: 'YELLOW' })
  expect(after.document.rules.find(({ id }) => id === 'B-012')).toMatchObject({
    ...{ result: 'HIT', level: 'MEDIUM' },
    text: '1张银行回单在该账户余额连续的流水中没有对应明细，建议向开户行核对回单与流水。',
  })
  const opened = await ask('/report/evidence', {
    ...{ reportNo: after.reportNo, of: 'B-012.asOf', page: 1, size: 10 },
  })
  expect(opened.total).toBe(1)
  expect(opened.rows[0].cells).toMatchObject({ serial: 'S-002' })
  // What the bank received and paid is what its lines say, with slips or without.
  for (const key of ['B-005.asOf', 'B-003.asOf'])
    expect(figure(after, key)?.value).toEqual(figure(before, key)?.value)
})

it('nothing is proved absent where balances do not follow', async () => {
  const taxNo = '91440399MAQ8Q5RN7G'
  await ask('/enterprise/save', { taxNo, name: OWN })
  // Between the ninth and the twentieth something is missing.
  await statement(
    taxNo,
    ...LINES.slice(0, 2),
    ...LINES.slice(2).map((line) => line.replace(',8', ',7')),
  )
  await slips(taxNo, paid(day(14), 'S-002', '77.00', '柒拾柒元整'))
  expect(words(await report(taxNo))).toBe(
    '银行回单1张：0张在银行流水中，0张所在账户的流水余额连续、却没有对应明细，1张没有账号与日期都对得上的连续流水、无法核对。回单不计入收支。',
  )
})

it('a slip of another firm is not booked, and an unread one is refused in words', async () => {
  const taxNo = '914403001922038216'
  const other = await slips(taxNo, { payer: ['戊实业有限公司', ACCOUNT] })
  expect(other.errors[0].reason).toContain('戊实业有限公司')
  const unread = await slips(taxNo, { figures: 'CNY1.00' })
  expect(unread.errors[0].reason).toContain('这是银行回单，但日期、收付双方或金额')
})
