/** Orders of suppliers and prepayments of dealers, from the purchase order to the settled loan: who may do what, and what is financed once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { findAlerts } from '../../src/features/scf/index.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { confirmed, firmOf, type Programme, programmeOf, today, verified } from './world.ts'

let sandbox: Sandbox
let server: TestServer
let supply: Programme
let dealing: Programme
let elsewhere: Programme
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  const anchor = await firmOf(server, '示例整车有限公司')
  const member = await firmOf(server, '示例线束有限公司')
  supply = await programmeOf(server, {
    ...{ funder: await firmOf(server, '示例订单银行'), anchor, member, type: 'ORDER' },
  })
  dealing = await programmeOf(server, {
    ...{ funder: await firmOf(server, '示例预付银行'), anchor, type: 'PREPAYMENT' },
    member: await firmOf(server, '示例经销有限公司'),
  })
  // Another bank that finances the same supplier of the same core enterprise.
  elsewhere = await programmeOf(server, {
    ...{ funder: await firmOf(server, '示例另一银行'), anchor, member, type: 'ORDER' },
  })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const post = (path: string, body: object, token: string) => server.call('POST', path, body, token)
const good = async (path: string, body: object, token: string) => {
  const { status, msg, data } = await post(path, body, token)
  if (status !== 200) throw new Error(`${path}: ${msg}`)
  return data
}
const typed = (of: Programme, purchaseNo: string, more: object = {}) => ({
  ...{ seat: of.memberSeat, productNo: of.productNo, purchaseNo, goods: '线束总成' },
  ...{ amountFen: 10_000_000, deliveryDay: today(20), ...more },
})
const save = (of: Programme, purchaseNo: string, more: object = {}) =>
  post('/scf/party/order/save', typed(of, purchaseNo, more), of.member.a)
const word = (of: Programme, no: string, word = 'CONFIRM') => ({
  ...{ seat: of.anchorSeat, no, word, note: '与采购系统核对一致' },
})
const verify = async (of: Programme, no: string) => {
  await good('/scf/party/order/record', word(of, no), of.anchor.a)
  await good('/scf/party/order/decide', { ...word(of, no), agree: true }, of.anchor.b)
  await search(of, no)
}
const search = (of: Programme, no: string) =>
  good('/scf/order/register', { no, act: 'SEARCH' }, of.funder.a)
const money = (no: string, amountFen = 8_000_000, more: object = {}) => ({
  ...{ no, amountFen, dueDate: today(60), purpose: '采购铜材' },
  ...{ payeeBank: '示例银行', payeeAccount: '6222000012345678', ...more },
})
const finance = (of: Programme, no: string, fen?: number, more?: object) =>
  post('/scf/order/finance', money(no, fen, more), of.funder.a)
const rowOf = async (of: Programme, no: string) =>
  (await good('/scf/order/detail', { no }, of.funder.a)).row
const usedOf = async (of: Programme) =>
  (await good('/scf/anchor/list', {}, of.funder.a)).rows[0].usedFen

/** Approved, signed and paid out by three people. */
async function paidOut(of: Programme, no: string): Promise<string> {
  const { loanNo } = (await finance(of, no)).data
  const yes = { no: loanNo, approve: true, reason: '已核实订单与合同' }
  await good('/loan/decide', yes, of.funder.b)
  const { toSign } = await good('/loan/own/detail', { no: loanNo }, of.member.a)
  await good('/loan/own/sign', { no: loanNo, hash: toSign.hash }, of.member.a)
  await good('/loan/pay', { no: loanNo }, of.funder.a)
  await until(async () => (await rowOf(of, no)).state === 'FINANCED' || null)
  return loanNo
}
const repay = async (of: Programme, loanNo: string) => {
  const { settlementFen: fen } = await good(
    '/loan/quote',
    { no: loanNo, day: today() },
    of.funder.a,
  )
  const paid = { no: loanNo, kind: 'PAYMENT', fen, day: today(), early: true }
  const { id } = await good(
    '/loan/deed/ask',
    { ...paid, reference: `BK-${loanNo}`, reason: '提前结清借款' },
    of.funder.a,
  )
  const agreed = { no: loanNo, id, approve: true, reason: '与银行流水一致' }
  await good('/loan/deed/decide', agreed, of.funder.b)
}
const made = async (of: Programme, purchaseNo: string) => (await save(of, purchaseNo)).data.no

describe('an order of a supplier', () => {
  it('goes from the purchase order to the settled loan, each side doing its part', async () => {
    const no = await made(supply, 'PO-2026-001')
    const { anchor, member, funder } = supply
    expect((await finance(supply, no)).msg).toContain('核心企业核实之后')
    // The core enterprise hears of it, and one person of it verifies nothing.
    const { rows } = await good('/notice/list', { page: 1, size: 20 }, anchor.a)
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'SCF_ORDER_ASKED' }))
    await good('/scf/party/order/record', word(supply, no), anchor.a)
    const own = { ...word(supply, no), agree: true }
    expect((await post('/scf/party/order/decide', own, anchor.a)).status).toBe(2040)
    await good('/scf/party/order/decide', own, anchor.b)

    await search(supply, no)
    expect((await finance(supply, no, 8_000_001)).msg).toContain('80,000.00')
    expect((await finance(supply, no, 8_000_000, { dueDate: today(19) })).msg).toContain(
      '不早于交货日',
    )
    const loanNo = await paidOut(supply, no)
    expect(await usedOf(supply)).toBe(8_000_000)
    const loan = await good('/loan/detail', { no: loanNo }, funder.a)
    expect(loan.payee.name).toBe(member.name)
    expect(loan.row).toMatchObject({ subjectKind: 'SCF_ORDER', subjectNo: no })

    const got = { seat: supply.anchorSeat, no, day: today(), note: '数量质量相符' }
    const asSeller = { ...got, seat: supply.memberSeat }
    expect((await post('/scf/party/order/receive', asSeller, member.a)).status).toBe(409)
    await good('/scf/party/order/receive', got, anchor.a)

    const paper = (yuan: string) =>
      verified(server, member.id, { seller: member, buyer: anchor, yuan })
    const [part, rest] = [await paper('60000.00'), await paper('40000.00')]
    const invoiced = (verifyNos: string[]) =>
      post('/scf/party/order/invoice', { seat: supply.memberSeat, no, verifyNos }, member.a)
    expect((await invoiced([part.no])).msg).toContain('合计小于订单金额')
    expect((await invoiced([part.no, rest.no])).data).toMatchObject({ state: 'INVOICED' })

    await repay(supply, loanNo)
    const whole = await good('/scf/order/detail', { no }, funder.a)
    expect(whole.row).toMatchObject({ state: 'SETTLED', overdue: false, deliveredOn: today() })
    expect(
      whole.papers.map((one: { kind: string; intact: boolean }) => [one.kind, one.intact]),
    ).toEqual([
      ['ORDER_CONFIRMATION', true],
      ['RECEIPT', true],
    ])
    expect(whole.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['SAVED', 'RECORDED_CONFIRM', 'VERIFIED', 'ASKED', 'FINANCED', 'DELIVERED', 'INVOICED'],
      'SETTLED',
    ])
    expect(await usedOf(supply)).toBe(0)
  })

  it('is financed once over all funders, however its number is typed; not paid out it is free again', async () => {
    const [here, there] = [await made(supply, 'PO-2026-007'), await made(elsewhere, 'po 2026/007')]
    await verify(supply, here)
    await verify(elsewhere, there)
    const { loanNo } = (await finance(supply, here)).data
    expect((await finance(elsewhere, there)).status).toBe(409)
    const no = { no: loanNo, approve: false, reason: '订单毛利过低' }
    await good('/loan/decide', no, supply.funder.b)
    expect(await rowOf(supply, here)).toMatchObject({ state: 'VERIFIED', loanNo: null })
    expect(await usedOf(supply)).toBe(0)
    expect((await finance(elsewhere, there)).status).toBe(200)
    expect((await finance(supply, here)).status).toBe(409)
  })

  it('has invoices that stand in no receivable of another funder', async () => {
    const no = await made(supply, 'PO-2026-011')
    await verify(supply, no)
    await paidOut(supply, no)
    const got = { seat: supply.anchorSeat, no, day: today(), note: '数量质量相符' }
    await good('/scf/party/order/receive', got, supply.anchor.a)
    const { member, anchor } = supply
    const paper = await verified(server, member.id, {
      ...{ seller: member, buyer: anchor, yuan: '100000.00' },
    })
    const invoiced = { seat: supply.memberSeat, no, verifyNos: [paper.no] }
    await good('/scf/party/order/invoice', invoiced, member.a)
    // Taken back after that, the funder is told.
    const red = { seller: member, buyer: anchor, yuan: '100000.00', key: paper.key, mark: '7' }
    await verified(server, supply.funder.id, red)
    await findAlerts(tenantOf(server.db, supply.funder.id))
    const { alerts } = await good('/scf/order/detail', { no }, supply.funder.a)
    expect(alerts).toMatchObject([{ kind: 'INVOICE_RED', about: paper.key }])
    const factoring = await programmeOf(server, {
      ...{ funder: await firmOf(server, '示例第三银行'), anchor, member },
    })
    await expect(
      confirmed(server, factoring, { verifyNos: [paper.no], amountFen: 10_000_000 }),
    ).rejects.toThrow('检查未通过')
  })

  it('is entered once, and anew after a refusal', async () => {
    const no = await made(supply, 'PO-2026-020')
    expect((await save(supply, 'PO-2026-020')).msg).toContain('已经录入')
    await good('/scf/party/order/record', word(supply, no, 'REFUSE'), supply.anchor.a)
    const refused = { ...word(supply, no, 'REFUSE'), agree: true }
    await good('/scf/party/order/decide', refused, supply.anchor.b)
    expect((await finance(supply, no)).status).toBe(409)
    expect((await save(supply, 'PO-2026-020')).status).toBe(200)
    expect((await save(supply, 'PO-2026-021', { deliveryDay: today() })).msg).toContain('交货日')
  })

  it('that is late is told to the funder once', async () => {
    const no = await made(supply, 'PO-2026-030')
    await verify(supply, no)
    await paidOut(supply, no)
    await server.db.run('update scf_order set delivery_day = $2 where no = $1', [no, today(-1)])
    const held = tenantOf(server.db, supply.funder.id)
    await findAlerts(held)
    await findAlerts(held)
    const { alerts, row } = await good('/scf/order/detail', { no }, supply.funder.a)
    expect(row.late).toBe(true)
    expect(alerts).toMatchObject([{ kind: 'DELIVERY_LATE', about: today(-1) }])
    const listed = await good('/scf/alert/list', { kind: 'DELIVERY_LATE' }, supply.funder.a)
    expect(listed.rows).toMatchObject([{ receivableNo: no, debtor: supply.member.name }])
    const { rows } = await good('/notice/list', { page: 1, size: 50 }, supply.funder.a)
    const late = rows.filter(({ kind }: { kind: string }) => kind === 'SCF_DELIVERY_LATE')
    expect(late).toHaveLength(1)
  })
})

describe('a prepayment of a dealer', () => {
  it('is paid to the core enterprise, received by the dealer, and lent to the dealer', async () => {
    const no = await made(dealing, 'DEAL-1')
    const { anchor, member, funder } = dealing
    expect(await rowOf(dealing, no)).toMatchObject({
      ...{ type: 'PREPAYMENT', seller: anchor.name, buyer: member.name },
    })
    await verify(dealing, no)
    const loanNo = await paidOut(dealing, no)
    const loan = await good('/loan/detail', { no: loanNo }, funder.a)
    expect(loan.payee.name).toBe(anchor.name)
    const got = { seat: dealing.anchorSeat, no, day: today(), note: '数量质量相符' }
    expect((await post('/scf/party/order/receive', got, anchor.a)).status).toBe(409)
    await good('/scf/party/order/receive', { ...got, seat: dealing.memberSeat }, member.a)
    // Invoices of the right direction alone.
    const wrong = await verified(server, member.id, {
      ...{ seller: member, buyer: anchor, yuan: '100000.00' },
    })
    const right = await verified(server, member.id, {
      ...{ seller: anchor, buyer: member, yuan: '100000.00' },
    })
    const seat = dealing.memberSeat
    const offered = await good('/scf/party/order/invoices', { seat, no }, member.a)
    expect(offered.map(({ verifyNo }: { verifyNo: string }) => verifyNo)).toEqual([right.no])
    const invoiced = (verifyNo: string) =>
      post('/scf/party/order/invoice', { seat, no, verifyNos: [verifyNo] }, member.a)
    expect((await invoiced(wrong.no)).status).toBe(409)
    expect((await invoiced(right.no)).status).toBe(200)
  })

  it('repaid before delivery it is settled', async () => {
    const no = await made(dealing, 'DEAL-2')
    await verify(dealing, no)
    await repay(dealing, await paidOut(dealing, no))
    expect((await rowOf(dealing, no)).state).toBe('SETTLED')
  })

  it('is no receivable, and its products are its own', async () => {
    const { member, anchor } = dealing
    const products = (of: Programme) =>
      good('/scf/party/products', { seat: of.memberSeat }, of.member.a)
    expect((await products(dealing)).map(({ type }: { type: string }) => type)).toEqual([
      'PREPAYMENT',
    ])
    const paper = await verified(server, member.id, { seller: member, buyer: anchor, yuan: '1.00' })
    const asked = {
      ...{ seat: dealing.memberSeat, productNo: dealing.productNo, contractNo: '购销-01' },
      ...{ amountFen: 100, dueDay: today(30), verifyNos: [paper.no] },
    }
    expect((await post('/scf/party/receivable/save', asked, member.a)).msg).toContain('经销商')
    const wrong = typed(supply, 'PO-X', { productNo: dealing.productNo })
    expect((await post('/scf/party/order/save', wrong, supply.member.a)).status).not.toBe(200)
  })
})

it('nobody sees what is not his business', async () => {
  const no = await made(supply, 'PO-2026-040')
  const { anchor, member } = supply
  await good('/scf/party/order/record', word(supply, no), anchor.a)
  const asMember = { seat: supply.memberSeat, no }
  const mine = await good('/scf/party/order/detail', asMember, member.a)
  expect(mine).toMatchObject({ row: { recorded: null, recordedBy: null }, recordNote: null })
  expect(mine.events.map(({ kind }: { kind: string }) => kind)).toEqual(['SAVED'])
  await good('/scf/party/order/decide', { ...word(supply, no), agree: true }, anchor.b)
  await search(supply, no)
  const loanNo = await paidOut(supply, no)
  const theirs = await good('/scf/party/order/detail', { seat: supply.anchorSeat, no }, anchor.a)
  expect(theirs.row).toMatchObject({ loanNo: null, financedFen: null, productName: '' })
  expect(JSON.stringify(theirs)).not.toContain(loanNo)
  // The seats of another programme reach nothing of this one.
  const other = { seat: elsewhere.memberSeat, no }
  expect((await post('/scf/party/order/detail', other, member.a)).status).toBe(404)
  expect((await post('/scf/order/detail', { no }, elsewhere.funder.a)).status).toBe(404)
  const { rows } = await good('/scf/party/order/list', { seat: supply.anchorSeat }, anchor.a)
  expect(rows.map((row: { no: string }) => row.no)).toContain(no)
})
