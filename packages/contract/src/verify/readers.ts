/** Who recognises the pictures of a company: this platform, a vendor, or the vendor where this platform is unsure. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { VERIFY_FIELD_SAYS } from '../words/verify.ts'
import { WHO_READS } from './picture-limits.ts'

const text = z.string()
const who = z.enum(WHO_READS, VERIFY_FIELD_SAYS.chooseWhoReads)

const choice = z.object({
  who,
  /** null = OWN. */
  vendor: z.nullable(text),
  /** Where its pictures go; null = OWN, or the vendor is configured no longer. */
  host: z.nullable(text),
  /** null = nobody chose. */
  madeBy: z.nullable(text),
  madeAt: z.nullable(text),
  /** Vendors that may be chosen. */
  vendors: z.array(z.object({ name: text, host: text })),
  /** Days that originals are kept. */
  keptDays: z.number(),
})
export type ReaderChoice = z.infer<typeof choice>

const sent = z.object({
  id: z.number(),
  at: text,
  madeBy: text,
  fileName: text,
  vendor: text,
  host: text,
  bytes: z.number(),
  /** SHA-256 of the picture, hex. */
  sha256: text,
  /** OK, or the code it was refused with; null = not answered. */
  outcome: z.nullable(text),
  /** The service was at rest or busy: the picture did not leave. */
  left: z.boolean(),
  ms: z.nullable(z.number()),
})
export type SentPicture = z.infer<typeof sent>

const own = { service: 'invoice-verification', origin: 'own' } as const

export const verifyReaders = {
  readerChoice: post('/invoice/verify/reader', {
    ...own,
    guard: 'verify.read',
    summary:
      '图片由谁识别：本平台、外部识别服务，或本平台没有把握时再由外部识别；可选的服务与原件保留天数',
    body: f.nothing,
    data: choice,
  }),
  readerChoose: post('/invoice/verify/reader/choose', {
    ...own,
    guard: 'company.write',
    summary:
      '设定图片由谁识别：选外部识别服务的，图片（含其中的个人信息）将发送给该第三方，须以 agreed 确认；变更记入审计日志',
    body: z.object({
      who,
      vendor: z.optional(
        z.string().check(z.regex(/^[\w.-]{1,40}$/, VERIFY_FIELD_SAYS.notNameServiceRecognition)),
      ),
      /** The pictures leave the platform, and whoever chooses says that this may be. */
      agreed: z._default(z.boolean(), false),
    }),
    data: z.null(),
    perMinute: 30,
  }),
  readerSent: post('/invoice/verify/reader/sent', {
    ...own,
    guard: 'verify.read',
    summary: '发送给外部识别服务的图片：何人、何时、哪个文件、发往何处、结果，新的在前',
    body: z.object({ page: f.page, size: f.size }),
    data: f.paged(sent),
  }),
}
