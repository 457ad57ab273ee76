import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import type { Recognisers } from '../../outside/recognition/recognisers.ts'
import { type CaseDeps, wholeCase } from './case-whole.ts'
import { casesFile, correctionPage } from './cases.ts'
import { comparePicture, pictureIn, vendorList } from './comparison.ts'
import { correctionsBefore, proposals } from './propose.ts'
import { qualityOf } from './quality.ts'

interface Deps extends CaseDeps {
  recognisers: Recognisers
}

export const recognitionRoutes = ({ recognisers, ...cases }: Deps) =>
  implement(contract.recognition, {
    recognitionQuality: ({ operator }, filter) => qualityOf(operator, filter),

    recognitionCorrections: ({ operator }, { page, size, ...filter }) =>
      correctionPage(operator, filter, page, size),

    async recognitionCases({ operator }, filter) {
      const body = Buffer.from(await casesFile(operator, filter))
      return { fileName: '识别回归用例.json', type: 'application/json; charset=utf-8', body }
    },

    async recognitionCase(ctx, asked) {
      const body = Buffer.from(await wholeCase(cases, ctx, asked))
      const fileName = `识别回归用例-${asked.id}.json`
      return { fileName, type: 'application/json; charset=utf-8', body }
    },
    recognitionVendors: ({ operator }) => vendorList(recognisers, operator),

    recognitionCompare: async ({ operator, session }, { vendor }, files) =>
      comparePicture(recognisers, operator, session, vendor, await pictureIn(files)),

    async recognitionPropose({ tenant }, { kind, issuer, fields }) {
      const before = await correctionsBefore(tenant, kind, issuer ?? null)
      const readings = fields.map(({ name, read }) => ({
        kind,
        issuer: issuer ?? null,
        field: name,
        read,
      }))
      return proposals(readings, before).map(({ lastAt, ...one }) => ({
        ...one,
        lastAt: lastAt.toISOString(),
      }))
    },
  })
