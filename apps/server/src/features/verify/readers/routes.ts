import type { verifyReaders } from '@xinjian/contract/verify/readers'
import type { Database } from '../../../db/pool.ts'
import type { Handlers } from '../../../http/implement.ts'
import type { Recogniser } from '../../../outside/recognition/recogniser.ts'
import { choiceOf, choose } from './choice.ts'
import { sentPage } from './sent.ts'

export interface ReaderRouteDeps {
  db: Database
  vendors: readonly Recogniser[]
  /** Days that originals are kept. */
  keptDays: number
}

export const readerRoutes = ({
  db,
  vendors,
  keptDays,
}: ReaderRouteDeps): Handlers<typeof verifyReaders> => ({
  async readerChoice({ tenant }) {
    const { who, vendor, made_by, made_at } = await choiceOf(db, tenant.companyId)
    return {
      who,
      vendor,
      host: vendors.find(({ name }) => name === vendor)?.host ?? null,
      madeBy: made_by,
      madeAt: made_at?.toISOString() ?? null,
      vendors: vendors.map(({ name, host }) => ({ name, host: host ?? '' })),
      keptDays,
    }
  },
  async readerChoose(ctx, asked) {
    await choose(db, vendors, ctx, asked)
    return null
  },
  readerSent: ({ tenant }, asked) => sentPage(tenant, asked),
})
