/** A visit to the lending demonstration, over HTTP. */
import { DEMO_BORROWER } from '@xinjian/contract/lending-demo/world'
import { must } from '../collect-phone.ts'
import type { Answer, TestServer } from '../harness.ts'

export class Visit {
  token = ''
  private readonly server: TestServer
  constructor(server: TestServer) {
    this.server = server
  }
  async enter(): Promise<this> {
    const { data } = await this.server.call('GET', '/captcha')
    const { data: given } = await must(
      this.server.call('POST', '/demo/enter', { randomStr: data.randomStr }),
    )
    this.token = given.token
    return this
  }
  ask(call: string, body: object = {}): Promise<Answer> {
    return this.server.call('POST', `/demo/lending/${call}`, body, this.token)
  }
  async does(call: string, body: object = {}) {
    return (await must(this.ask(call, body))).data
  }
  async now() {
    return (await must(this.server.call('GET', '/demo/lending/visit', {}, this.token))).data
  }
  async code(body: object = {}): Promise<string> {
    return (await this.does('code', body)).inbox.code
  }
  async consent(of: string, agree = true) {
    const { hash } = await this.does('text', { of })
    return this.does('consent', { of, hash, agree })
  }
  async line() {
    await this.does('file', APPLICANT)
    await this.does('verify', { code: await this.code() })
    await this.consent('ENTERPRISE')
    await this.consent('PERSON')
    return this.does('account', CARD)
  }
  async signed(loanNo: number) {
    await this.does('advance', { loanNo })
    for (const of of ['LOAN', 'PAYMENT']) {
      const { hash } = await this.does('text', { of, loanNo })
      await this.does('sign', { loanNo, of, hash })
    }
    return this.does('signVerify', { loanNo, way: 'FACE' })
  }
  async paid(asked = SEASON) {
    await this.line()
    await this.does('draw', asked)
    await this.signed(1)
    await this.does('advance', { loanNo: 1 })
    return this.does('advance', { loanNo: 1 })
  }
}

const { companyName, taxNo, personName, idNo, mobile, cardNo } = DEMO_BORROWER
export const APPLICANT = { companyName, taxNo, personName, idNo, mobile }
export const CARD = { personName, idNo, cardNo, mobile }
export const SEASON = {
  ...{ product: 'JSD-SEASON', orderNo: 'PO-2026-0102' },
  ...{ amountFen: 10_000_000, months: 3 },
}
