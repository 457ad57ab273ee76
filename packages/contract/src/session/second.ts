/** The second factor: given at the login, kept by its holder. Binary values travel as base64url. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'

export const SECOND_KINDS = ['TOTP', 'PASSKEY'] as const

const ticket = z.string().check(z.minLength(1), z.maxLength(100))
const binary = z.string().check(z.regex(/^[\w-]{1,8192}$/, '通行密钥的答复有误，请重试'))
const code = z
  .string()
  .check(
    z.overwrite(f.trimmed),
    z.minLength(1, '请输入6位动态验证码'),
    z.regex(/^\d{6}$/, '请输入6位动态验证码'),
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
    summary: '登录的第二步：动态验证码，或通行密钥的签名',
    body: z.object({
      ticket,
      code: z.optional(code),
      passkey: z.optional(
        z.object({
          id: binary,
          clientData: binary,
          authenticatorData: binary,
          signature: binary,
        }),
      ),
    }),
    data: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
  secondList: post('/user/second/list', {
    ...self,
    summary: '本人的二次验证方式',
    body: f.nothing,
    data: z.object({
      rows: z.array(secondRow),
      /** By the platform's setting the last one cannot be taken away. */
      forced: z.boolean(),
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
    summary: '启用动态验证码：以一个验证码证明已扫描；已有的被取代',
    body: z.object({ ticket, code }),
    data: z.null(),
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
    summary: '添加通行密钥',
    body: z.object({
      ticket,
      name: f.text(40, '请为通行密钥取个名称'),
      id: binary,
      /** SPKI. */
      publicKey: binary,
      clientData: binary,
      authenticatorData: binary,
    }),
    data: z.null(),
    perMinute: 10,
  }),
  secondDrop: post('/user/second/drop', {
    ...self,
    summary: '移除本人的一种二次验证方式',
    body: z.object({ id: f.id }),
    data: z.null(),
  }),
}
