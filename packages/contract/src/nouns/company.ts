/** What a company keeps of itself: whom to contact, and the public keys by which its systems and ours know each other. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

export const KEY_ALGORITHMS = ['RSA', 'SM2'] as const
/** Longest time in days that an old key holds beside a new one. */
const OVERLAP_MOST = 90

const companyKey = z.object({
  /** KD = ours for the company, TH = the company's own. */
  kind: z.enum(['KD', 'TH']),
  algorithm: z.enum(KEY_ALGORITHMS),
  /** SHA-256 of the SPKI, hex. */
  fingerprint: z.string(),
  publicKey: z.string(),
  addedBy: z.string(),
  addedAt: z.string(),
  /** Until then it holds beside the current one; null = it is the current one. */
  endsAt: z.nullable(z.string()),
})
export type CompanyKey = z.infer<typeof companyKey>

const overlapDays = z
  .number(CHANNEL_FIELD_SAYS.enterHowManyDaysOld)
  .check(
    z.int(CHANNEL_FIELD_SAYS.enterNumber),
    z.gte(0, CHANNEL_FIELD_SAYS.daysCannotLessThan),
    z.lte(OVERLAP_MOST, CHANNEL_FIELD_SAYS.mostDays({ n: OVERLAP_MOST })),
  )
const write = { service: 'bss', origin: 'own' as const, guard: 'company.write' as const }

export const company = {
  updateCompany: post('/company/company/UpdateCompany', {
    ...write,
    origin: 'spec',
    summary: '修改公司联系人',
    body: z.object({
      linkman: f.text(40, PEOPLE_FIELD_SAYS.enterContactPerson),
      /** Left out: as it was. */
      phone: z.optional(f.contact),
      email: f.email,
    }),
    data: z.null(),
  }),
  companyKeys: post('/company/key/list', {
    service: 'bss',
    origin: 'own',
    guard: 'company.read',
    summary: '公司的公钥：我方（kdPublicKey）与贵方（thPublicKey），当前的在前',
    body: f.nothing,
    data: z.array(companyKey),
  }),
  companyKeyAdd: post('/company/key/add', {
    ...write,
    summary: '登记贵方公钥（PEM，RSA 2048位以上或 SM2）；原有的在并行期内仍有效',
    body: z.object({
      publicKey: z
        .string()
        .check(
          z.minLength(1, CHANNEL_FIELD_SAYS.pastePublicKey),
          z.maxLength(4096, CHANNEL_FIELD_SAYS.publicKeyTooLong),
        ),
      overlapDays,
    }),
    data: companyKey,
  }),
  companyKeyRotate: post('/company/key/rotate', {
    ...write,
    summary: '更换我方密钥：生成新的一对，原有的在并行期内仍有效',
    body: z.object({
      algorithm: z.enum(KEY_ALGORITHMS, CHANNEL_FIELD_SAYS.chooseAlgorithm),
      overlapDays,
    }),
    data: companyKey,
  }),
  companyKeyEnd: post('/company/key/end', {
    ...write,
    summary: '立即停用一把已被替换的密钥',
    body: z.object({
      kind: z.enum(['KD', 'TH']),
      fingerprint: z
        .string()
        .check(z.regex(/^[0-9a-f]{64}$/, CHANNEL_FIELD_SAYS.fingerprintNotRight)),
    }),
    data: z.null(),
  }),
}
