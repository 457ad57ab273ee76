/** A phone whose battery dies in the middle of a step: what it had asked is done or not, and it never heard. */

import { DoorPhone } from '../../apps/server/test/collect/door/door-phone.ts'
import type { Sandbox } from '../../apps/server/test/collect-phone.ts'
import type { Answer, TestServer } from '../../apps/server/test/harness.ts'
import type { Random } from '../../bench/lib/random.ts'

/** Of its calls so many are the last before it dies. */
const DIES = 0.15

export class MortalPhone extends DoorPhone {
  readonly #rng: Random
  deaths = 0

  constructor(server: TestServer, sandbox: Sandbox, door: string | readonly string[], rng: Random) {
    super(server, sandbox, door)
    this.#rng = rng
  }

  override async call(path: string, body: object = {}): Promise<Answer> {
    return this.#heard(super.call(path, body))
  }

  override async raw(path: string, body: object, header?: string): Promise<Answer> {
    return this.#heard(super.raw(path, body, header))
  }

  /** The call is made in any case. Turned on again the phone has its token, and learns from the server where it stands. */
  async #heard(answer: Promise<Answer>): Promise<Answer> {
    const got = await answer
    if (this.#rng.next() >= DIES) return got
    this.deaths++
    throw new Error('the phone died')
  }
}
