/** The public site's trial of a verification. */
import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Verdict } from '../../outside/verification/connector.ts'
import type { Samples } from '../../outside/verification/samples.ts'
import { noteOf } from '../verify/index.ts'
import { SAMPLE_SAYS } from './sample-words.ts'

const saidOf = ({ result, invalidMark }: Verdict): string =>
  result === 'CONSISTENT' ? SAMPLE_SAYS[invalidMark ?? 'consistent'] : noteOf(result)

type Calls = Pick<Handlers<typeof contract.demoCentre>, 'sampleInvoices' | 'sampleVerify'>

/** `samples`: null where there is no sandbox. */
export const sampleCalls = (samples: Samples | null): Calls => ({
  sampleInvoices: async () => (samples ? samples.invoices() : []),
  async sampleVerify(_ctx, typed) {
    if (!samples) throw new Refusal('UNKNOWN', SAMPLE_SAYS.noSamples)
    const { verdict, at } = await samples.check(typed)
    const { sellerName = '', totalAmount = '' } = verdict.face ?? {}
    const { result } = verdict
    return { result, said: saidOf(verdict), sellerName, totalAmount, at: at.toISOString() }
  },
})
