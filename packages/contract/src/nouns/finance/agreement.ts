/**
 * The register of agreements: contracts of loans and papers of supply-chain finance, as they were signed and sealed. Each company that is a party
 * holds a counterpart of its own, and reads that one.
 */
import * as z from 'zod/mini'
import { AGREEMENT_KINDS, PARTY_ROLES } from '../../agreement/kinds.ts'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../../words/account.ts'

const own = { service: 'finance' as const, origin: 'own' as const }
const read = { ...own, guard: 'agreement.read' as const }

const agreementRow = z.object({
  contractNo: z.string(),
  kind: z.enum(AGREEMENT_KINDS),
  /** Loan, receivable or order that it is about. */
  subjectNo: z.string(),
  title: z.string(),
  version: z.string(),
  /** SHA-256 of title, version and paragraphs, hex. */
  hash: z.string(),
  parties: z.array(
    z.object({ role: z.enum(PARTY_ROLES), name: z.string(), taxNo: z.nullable(z.string()) }),
  ),
  signer: z.string(),
  /** The part of the company that the signer stands for. */
  signedFor: z.enum(PARTY_ROLES),
  signedAt: z.string(),
})
export type AgreementRow = z.infer<typeof agreementRow>

const detail = z.object({
  row: agreementRow,
  paragraphs: z.array(z.string()),
  /** From where it was signed; told to the lender and to the company that signed. */
  ip: z.nullable(z.string()),
  agent: z.nullable(z.string()),
  /** The row is what was sealed when it was signed. */
  intact: z.boolean(),
})
export type AgreementDetail = z.infer<typeof detail>

const one = { contractNo: f.text(40) }

export const agreement = {
  agreementList: post('/agreement/list', {
    ...read,
    summary:
      '本公司作为当事人的合同与凭证：按编号、业务单号、当事人、种类、日期筛选，新的在前，分页',
    body: z.object({
      keyword: f.optionalText(64),
      kind: z.optional(z.enum(AGREEMENT_KINDS)),
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(agreementRow),
  }),
  agreementDetail: post('/agreement/detail', {
    ...read,
    summary: '一份合同或凭证：全文、当事人、签署人与校验结果',
    body: z.object(one),
    data: detail,
  }),
  agreementPdf: post('/agreement/pdf', {
    ...read,
    kind: 'download',
    summary: '下载合同或凭证（PDF）：首次打印后留存，可在验真页核对；校验不一致的不予出具',
    body: z.object(one),
    data: z.null(),
    perMinute: 20,
  }),
  agreementPaper: post('/agreement/paper', {
    ...own,
    guard: 'public',
    summary: '合同打印页的内容，凭平台打印程序的两分钟凭据',
    body: z.object({ ticket: f.text(256, ACCOUNT_FIELD_SAYS.linkNotWholeOpen) }),
    data: z.object({
      ...agreementRow.shape,
      paragraphs: z.array(z.string()),
      /** HMAC of the platform over everything that is shown. */
      seal: z.string(),
    }),
  }),
}
