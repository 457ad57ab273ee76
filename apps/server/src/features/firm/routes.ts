import { contract } from '@xinjian/contract'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'
import { history } from './answer-rows.ts'
import { answerMatter, answers, decideAnswer, withdrawAnswer } from './answers.ts'
import { answerOf, isAnswerable, lineOf, statusOfEnterprise } from './enterprise-status.ts'
import { partnersOf } from './partners.ts'
import { FIRM_SAYS } from './words.ts'

interface Firm {
  id: number
  name: string
  tax_no: string
}

async function mustSee(tenant: TenantDb, taxNo: string): Promise<Firm> {
  const enterprise = await enterpriseByTaxNo(tenant, taxNo)
  if (!enterprise) throw new Refusal('ENTERPRISE_UNKNOWN', undefined, 'taxId')
  return enterprise
}

/** Of a report that the session may see. */
async function firmOfReport(tenant: TenantDb, reportNo: string): Promise<Firm> {
  const values: Value[] = [reportNo]
  const seen = within(tenant.scope, values).reports('r')
  const firm = await tenant.one<Firm>(
    `select e.id, e.name, e.tax_no from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id
      where r.company_id = $1 and r.report_no = $2 ${seen}`,
    values,
  )
  if (!firm) throw new Refusal('UNKNOWN', FIRM_SAYS.reportNotFoundBeen)
  return firm
}

async function asked(
  tenant: TenantDb,
  { taxId, reportNo }: { taxId?: string | undefined; reportNo?: string | undefined },
): Promise<Firm> {
  if (reportNo) return firmOfReport(tenant, reportNo)
  if (taxId) return mustSee(tenant, taxId)
  throw new Refusal('MALFORMED', FIRM_SAYS.giveTaxNumberNumber)
}

export const firmRoutes = implement(contract.firm, {
  async firmVerdict({ tenant }, body) {
    const { id, name, tax_no } = await asked(tenant, body)
    const status = await statusOfEnterprise(tenant, id)
    const { matters, answered } = status.verdict
    return {
      taxNo: tax_no,
      enterpriseName: name,
      ...lineOf(status),
      matters: matters.map((matter) => {
        const answer = answerOf(status, matter.id)
        const state = answer && (answer.status === 'ASKED' ? 'ASKED' : 'CONFIRMED')
        return { ...matter, state: state ?? null, answerable: isAnswerable(status, matter) }
      }),
      answered,
    }
  },
  async firmPartners({ tenant }, { taxId, side }) {
    const { id, name } = await mustSee(tenant, taxId)
    return { enterpriseName: name, ...(await partnersOf(tenant, id, side)) }
  },
  matterAnswers: async ({ tenant, session }, { taxId }) =>
    answers(tenant, session, (await mustSee(tenant, taxId)).id),
  matterHistory: async ({ tenant }, { taxId, page, size }) =>
    history(tenant, (await mustSee(tenant, taxId)).id, page, size),
  matterAnswer: async ({ tenant, session }, { taxId, ...given }) =>
    answerMatter(tenant, session, { enterprise: await mustSee(tenant, taxId), ...given }),
  matterDecide: ({ tenant, session }, { id, ...decision }) =>
    decideAnswer(tenant, session, id, decision),
  matterWithdraw: ({ tenant, session }, { id, note }) => withdrawAnswer(tenant, session, id, note),
})
