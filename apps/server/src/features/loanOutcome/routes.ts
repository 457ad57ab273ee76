import { contract } from '@xinjian/contract'
import type { Blobs } from '../../blobs.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { badFile, exportFile, sayFor, templateFile } from './files.ts'
import { batchPage, loanPage, loanTotals } from './store.ts'
import { uploadLoans } from './upload.ts'
import { LOAN_SAYS } from './words.ts'

export const loanOutcomeRoutes = ({ blobs }: { blobs: Blobs }) =>
  implement(contract.loanOutcome, {
    loanTemplate: async ({ inEnglish }) => templateFile(await sayFor(inEnglish)),
    async loanUpload({ tenant, session }, _, files) {
      // A card rests on it, and whoever entered it may not decide on that card.
      if (session.kind !== 'MAIN') throw new Refusal('CONFLICT', LOAN_SAYS.personsOnly)
      return uploadLoans(blobs, tenant, session, files)
    },
    async loanList({ tenant }, { page, size, ...filter }) {
      const { total, rows } = await loanPage(tenant, filter, page, size)
      return { total, page, size, rows, totals: await loanTotals(tenant) }
    },
    async loanBatches({ tenant }, { page, size }) {
      return { page, size, ...(await batchPage(tenant, page, size)) }
    },
    loanBad: async ({ tenant, inEnglish }, { id }) => badFile(tenant, id, await sayFor(inEnglish)),
    loanExport: async ({ tenant, inEnglish }, filter) =>
      exportFile(tenant, filter, await sayFor(inEnglish)),
  })
