import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TestSandbox, TODAY } from '../testing/client.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.post('/knobs/reset', {}))

interface Paper {
  kind: string
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  checkCode: string
  amount: string
  totalAmount: string
  invalidMark: string
}

/** What a person types from the paper. */
const typed = (paper: Paper) => ({
  invoiceCode: paper.invoiceCode,
  invoiceNumber: paper.invoiceNumber,
  issueDate: paper.issueDate,
  amount: ['09', '90', '15'].includes(paper.kind) ? paper.totalAmount : paper.amount,
  checkCode: paper.checkCode.slice(-6),
})
const check = (body: object) => sandbox.post('/verification/check', body)
const demo = async (what: string): Promise<Paper> =>
  (await sandbox.json('/verification.json')).demo.find((d: { what: string }) =>
    d.what.includes(what),
  ).paper

describe('the invoices of the demonstration', () => {
  it('are consistent, each with its mark', async () => {
    const { demo: all } = await sandbox.json('/verification.json')
    expect(all.length).toBeGreaterThan(8)
    const marks = new Set<string>()
    for (const { paper } of all as { paper: Paper }[]) {
      const answer = await check(typed(paper))
      expect(answer).toMatchObject({ code: '001', data: { invalidMark: paper.invalidMark } })
      marks.add(answer.data.invalidMark)
    }
    expect([...marks].sort()).toEqual(['7', '8', 'H', 'N', 'Y'])
  })
})

describe('the invoices of the world', () => {
  it.each(['maker', 'toplimit', 'small', 'wholesale'])('of %s are found by number', async (key) => {
    const firm = await sandbox.firm(key)
    const session = await sandbox.enter(firm)
    for (const dataset of ['INVOICE_OUT', 'INVOICE_IN'])
      for (const period of ['202401', '202610']) {
        const { data } = await session.get(`/datasets/${dataset}?period=${period}`)
        for (const row of data.rows.slice(-6)) {
          const number = row.einvoiceNo || row.invoiceNumber
          const paper = await sandbox.json(
            `/verification/paper?code=${row.invoiceCode}&number=${number}`,
          )
          expect(paper).toMatchObject({
            invoiceNumber: number,
            totalAmount: row.totalAmount,
            sellerTaxNo: row.sellerTaxNo,
            buyerName: row.buyerName,
          })
          expect((await check(typed(paper))).code).toBe('001')
        }
      }
  })

  it('show what a bureau shows: reversed in part or whole, void', async () => {
    const firm = await sandbox.firm('toplimit')
    const session = await sandbox.enter(firm)
    const wanted: Record<string, string[]> = {
      正常: ['N'],
      已作废: ['Y'],
      '已红冲-全额': ['8', 'H'],
      '已红冲-部分': ['7', 'H'],
    }
    const seen = new Set<string>()
    for (const period of ['202401', '202402', '202403', '202609'])
      for (const row of (await session.get(`/datasets/INVOICE_OUT?period=${period}&size=200`)).data
        .rows) {
        const number = row.einvoiceNo || row.invoiceNumber
        const paper = await sandbox.json(
          `/verification/paper?code=${row.invoiceCode}&number=${number}`,
        )
        expect(wanted[row.status]).toContain(paper.invalidMark)
        seen.add(row.status)
      }
    expect(seen.size).toBeGreaterThan(1)
  })
})

describe('the rules of the platform', () => {
  it('tells what does not agree from what does not exist', async () => {
    const paper = await demo('增值税电子普通发票')
    const right = typed(paper)
    expect((await check({ ...right, checkCode: '000000' })).code).toBe('006')
    expect((await check({ ...right, issueDate: '2026-01-01' })).code).toBe('006')
    expect((await check({ ...right, invoiceNumber: '00999999' })).code).toBe('009')
    expect((await check({ ...right, amount: '', checkCode: '' })).code).toBe('005')
    expect((await check({ ...right, invoiceNumber: '1' })).code).toBe('005')
  })

  it('refuses the day itself of 税控, not of 数电, and what is older than five years', async () => {
    const { invoiceCode } = await demo('增值税专用发票，正常')
    const ask = (over: object) =>
      check({ invoiceCode, invoiceNumber: '00123456', amount: '1', checkCode: '', ...over })
    expect((await ask({ issueDate: TODAY })).code).toBe('rqerr')
    expect((await ask({ issueDate: '2021-11-20' })).code).toBe('10017')
    expect((await ask({ issueDate: '2021-11-21' })).code).toBe('009')
    expect(
      (await ask({ invoiceCode: '', invoiceNumber: '26442000099999999999', issueDate: TODAY }))
        .code,
    ).toBe('009')
  })

  it('judges one invoice five times a day, whatever it says', async () => {
    const right = typed(await demo('二手车'))
    const codes: string[] = []
    for (let i = 0; i < 7; i++) codes.push((await check({ ...right, amount: String(i + 1) })).code)
    // Once it was judged by the list above.
    expect(codes).toEqual(['006', '006', '006', '006', '002', '002', '002'])
  })

  it.each([
    ['THROTTLE', '016'],
    ['BUSY', '004'],
    ['NETWORK', '010'],
    ['MAINTENANCE', '1021'],
    ['BANNED', '020'],
  ])('meets %s as often as the knob says, and judges nothing then', async (fault, code) => {
    const right = typed(await demo('数电普通发票，正常'))
    const before = (await sandbox.json('/verification.json')).judged
    await sandbox.post('/knobs/verification', { fault, times: 1 })
    expect((await check(right)).code).toBe(code)
    expect((await sandbox.json('/verification.json')).judged).toBe(before)
    expect((await check({ ...right, invoiceNumber: '26442000099999555559' })).code).toBe('009')
  })

  it('is silent when it hangs and when its answer is lost: only the latter was judged', async () => {
    const right = { ...typed(await demo('机动车')), amount: '5' }
    const silent = () =>
      sandbox
        .fetch('/verification/check', {
          method: 'POST',
          headers: { authorization: 'Bearer test-key' },
          body: JSON.stringify(right),
          signal: AbortSignal.timeout(150),
        })
        .then(
          () => 'answered',
          () => 'silent',
        )
    const judged = async () => (await sandbox.json('/verification.json')).judged as number
    const before = await judged()
    await sandbox.post('/knobs/verification', { fault: 'HANG', times: 1 })
    expect(await silent()).toBe('silent')
    expect(await judged()).toBe(before)
    await sandbox.post('/knobs/verification', { fault: 'LOST', times: 1 })
    expect(await silent()).toBe('silent')
    expect(await judged()).toBe(before + 1)
  })

  it('slows whoever asks too fast', async () => {
    await sandbox.post('/knobs/verification', { fault: '', perSecond: 0 })
    expect((await check(typed(await demo('机动车')))).code).toBe('003')
  })

  it('asks for the key', async () => {
    const answer = await sandbox.fetch('/verification/check', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(401)
  })
})

describe('what becomes of an invoice', () => {
  const fate = (paper: Paper, mark: string) =>
    sandbox.post('/knobs/verification/mark', {
      code: paper.invoiceCode,
      number: paper.invoiceNumber,
      mark,
    })

  it('is told from then on, until all is reset', async () => {
    const paper = await demo('数电普通发票，购买方为个人')
    const mark = async () => (await check(typed(paper))).data?.invalidMark
    expect(await mark()).toBe('N')
    await fate(paper, '8')
    expect(await mark()).toBe('8')
    await fate(paper, 'GONE')
    expect((await check(typed(paper))).code).toBe('009')
    const page = await (await sandbox.fetch('/verification')).text()
    expect(page).toContain('查无此票</td></tr>')
    await sandbox.post('/knobs/reset', {})
    expect(await mark()).toBe('N')
  })

  it('of an invoice of the world as well; nobody else has a fate', async () => {
    const firm = await sandbox.firm('maker')
    const session = await sandbox.enter(firm)
    const { data } = await session.get('/datasets/INVOICE_OUT?period=202610')
    const row = data.rows.find((one: { status: string }) => one.status === '正常')
    const number = row.einvoiceNo || row.invoiceNumber
    const paper = () => sandbox.json(`/verification/paper?code=${row.invoiceCode}&number=${number}`)
    await fate(await paper(), 'Y')
    expect((await paper()).invalidMark).toBe('Y')
    const body = JSON.stringify({ number: '26442000099999555559', mark: 'Y' })
    const nobody = await sandbox.fetch('/knobs/verification/mark', { method: 'POST', body })
    expect(nobody.status).toBe(404)
    const odd = JSON.stringify({ number, mark: 'X' })
    expect(
      (await sandbox.fetch('/knobs/verification/mark', { method: 'POST', body: odd })).status,
    ).toBe(400)
  })
})
