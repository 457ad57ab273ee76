/** The second factor: given at the login, kept by its holder. Binary values travel as base64url. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

export const SECOND_KINDS = ['TOTP', 'PASSKEY'] as const

const ticket = z.string().check(z.minLength(1), z.maxLength(100))
const binary = z
  .string()
  .check(z.regex(/^[\w-]{1,8192}$/, ACCOUNT_FIELD_SAYS.answerPasskeyNotRight))
const code = z
  .string()
  .check(
    z.overwrite(f.trimmed),
    z.minLength(1, ACCOUNT_FIELD_SAYS.enterAuthenticatorCode),
    z.regex(/^\d{6}$/, ACCOUNT_FIELD_SAYS.enterAuthenticatorCode),
  )

/** What a browser is to ask its keys for. */
const asked = z.object({
  ticket: z.string(),
  challenge: z.string(),
  rpId: z.string(),
  /** Credentials that there are already. */
  credentials: z.array(z.string()),
})

/** A secret for an authenticator: to be scanned, or typed. */
const offer = z.object({ ticket: z.string(), secret: z.string(), uri: z.string() })

const secondRow = z.object({
  id: z.number(),
  kind: z.enum(SECOND_KINDS),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type SecondRow = z.infer<typeof secondRow>

const own = { service: 'bss', origin: 'own' as const }
const open = { ...own, guard: 'public' as const, perMinute: 30 }
const self = { ...own, guard: 'self' as const }

const passkeyProof = z.object({
  id: binary,
  clientData: binary,
  authenticatorData: binary,
  signature: binary,
})
/** Sixteen characters; how they are parted and written is theirs who types them. */
const recovery = z.string().check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[A-Z2-7]{16}$/, PEOPLE_FIELD_SAYS.enterRecoveryCode),
)
/** Codes for the day the device is lost: told this once. Null = those there are still hold. */
const recoveryCodes = z.nullable(z.array(z.string()))
const PROOF_WAYS = ['PASSWORD', ...SECOND_KINDS] as const

export const second = {
  secondOffer: post('/user/second/offer', {
    ...open,
    summary: '登录时须先启用二次验证的：取得动态验证码的密钥，供验证器应用扫描',
    body: z.object({ ticket }),
    data: offer,
  }),
  secondAsk: post('/user/second/ask', {
    ...open,
    summary: '登录时用通行密钥：取得须签名的挑战',
    body: z.object({ ticket }),
    data: asked,
  }),
  secondEnter: post('/user/second/enter', {
    ...open,
    summary:
      '登录的第二步：动态验证码、通行密钥的签名，或一个恢复码；首次启用的返回恢复码，仅此一次',
    body: z.object({
      ticket,
      code: z.optional(code),
      passkey: z.optional(passkeyProof),
      recovery: z.optional(recovery),
    }),
    data: z.object({ token: z.string(), expiresAt: z.string(), recovery: recoveryCodes }),
  }),
  secondList: post('/user/second/list', {
    ...self,
    summary: '本人的二次验证方式',
    body: f.nothing,
    data: z.object({
      rows: z.array(secondRow),
      /** By the platform's setting the last one cannot be taken away. */
      forced: z.boolean(),
      /** Recovery codes that were not used yet. */
      recoveryLeft: z.number(),
    }),
  }),
  secondTotpStart: post('/user/second/totp/start', {
    ...self,
    summary: '启用动态验证码：取得密钥，供验证器应用扫描',
    body: f.nothing,
    data: offer,
  }),
  secondTotpConfirm: post('/user/second/totp/confirm', {
    ...self,
    summary: '启用动态验证码：以一个验证码证明已扫描；已有的被取代。首次启用的返回恢复码，仅此一次',
    body: z.object({ ticket, code }),
    data: z.object({ recovery: recoveryCodes }),
    perMinute: 10,
  }),
  secondPasskeyStart: post('/user/second/passkey/start', {
    ...self,
    summary: '添加通行密钥：取得须签名的挑战',
    body: f.nothing,
    data: z.extend(asked, { userId: z.string(), userName: z.string() }),
  }),
  secondPasskeyAdd: post('/user/second/passkey/add', {
    ...self,
    summary: '添加通行密钥；首次启用的返回恢复码，仅此一次',
    body: z.object({
      ticket,
      name: f.text(40, ACCOUNT_FIELD_SAYS.givePasskeyName),
      id: binary,
      /** SPKI. */
      publicKey: binary,
      clientData: binary,
      authenticatorData: binary,
    }),
    data: z.object({ recovery: recoveryCodes }),
    perMinute: 10,
  }),
  secondDrop: post('/user/second/drop', {
    ...self,
    summary: '移除本人的一种二次验证方式',
    body: z.object({ id: f.id }),
    data: z.null(),
  }),
  recoveryMake: post('/user/second/recovery', {
    ...self,
    summary: '重新生成十个恢复码：原有的全部作废，新的仅显示一次',
    body: f.nothing,
    data: z.object({ recovery: z.array(z.string()) }),
    perMinute: 10,
  }),
  proofAsk: post('/user/proof/ask', {
    ...self,
    summary: '证明是本人：可用的方式，与通行密钥须签名的挑战',
    body: f.nothing,
    data: z.extend(asked, { ways: z.array(z.enum(PROOF_WAYS)) }),
    perMinute: 30,
  }),
  proofGive: post('/user/proof/give', {
    ...self,
    summary:
      '证明是本人：已启用二次验证的凭动态验证码、通行密钥或恢复码，未启用的凭密码（须加密）；五分钟内对本会话有效',
    body: z.object({
      password: z.optional(f.text(1024, COLLECT_FIELD_SAYS.enterPassword)),
      code: z.optional(code),
      recovery: z.optional(recovery),
      ticket: z.optional(ticket),
      passkey: z.optional(passkeyProof),
    }),
    data: z.null(),
    perMinute: 20,
  }),
  notMeInfo: post('/user/notMe/info', {
    ...open,
    summary: '“不是我本人操作”链接：是否仍有效，以及所指的操作',
    body: z.object({ code: ticket }),
    data: z.object({
      act: z.string(),
      actEn: z.string(),
      at: z.string(),
      /** Whether what stood before can be put back. */
      undoes: z.boolean(),
    }),
  }),
  notMe: post('/user/notMe', {
    ...open,
    summary:
      '“不是我本人操作”：结束全部会话、作废密码、撤销该操作（可撤销的），返回设置新密码的链接编码；一次有效',
    body: z.object({ code: ticket }),
    data: z.object({
      /** For `crypto/save`. */
      crypto_code: z.string(),
      undone: z.boolean(),
    }),
    perMinute: 10,
  }),
}
