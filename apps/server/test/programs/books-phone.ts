/** A phone on its way through the authorisation of an accounting program. */
import type { CollectTask } from '@xinjian/contract'
import { type Firm, must, Phone } from '../collect-phone.ts'

export type Code = 'GALAXY' | 'JDY' | 'YONYOU' | 'GATEWAY'

export class BooksPhone extends Phone {
  override open(over: object = {}) {
    return super.open({ kind: 'ERP', ...over })
  }

  async choose(product: Code): Promise<CollectTask> {
    return (await must(this.call('/erp/chooseProduct', { product }))).data
  }

  /** What one types at the program's door: a person of the firm, the password that its programs have, the number of its books. */
  async form(firm: Firm, password?: string) {
    const person = await this.sandbox.person(firm)
    const { accountSet } = await this.sandbox.get(`/knobs/set-of-books?taxNo=${firm.taxNo}`)
    return { account: person.mobile, password: password ?? person.password, accountSet }
  }

  override async login(firm: Firm, _role?: string, password?: string): Promise<CollectTask> {
    return (await must(this.sealed('/erp/validateLogin', await this.form(firm, password)))).data
  }

  /** From the link to the end of a collection. */
  async whole(firm: Firm, product: Code, password?: string): Promise<CollectTask> {
    await this.open()
    await this.choose(product)
    await this.sign(firm)
    await this.login(firm, undefined, password)
    await this.collect()
    return this.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])
  }
}
