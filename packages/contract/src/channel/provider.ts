/** Channels of a company: how they look, what they sell, what is signed beside the platform's text, who may call. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { callPrice, productCode } from '../money-fields.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'

const own = { service: 'channel', origin: 'own' as const }
const read = { ...own, guard: 'channel.read' as const }
const write = { ...own, guard: 'channel.write' as const }

export const channelCode = z
  .string()
  .check(
    z.overwrite(f.trimmed),
    z.minLength(1, CHANNEL_FIELD_SAYS.enterChannelCode),
    z.regex(/^[A-Za-z][\w-]{1,31}$/, CHANNEL_FIELD_SAYS.channelCodeForm),
  )
const colour = z
  .string()
  .check(
    z.overwrite(f.trimmed),
    z.minLength(1, CHANNEL_FIELD_SAYS.chooseColour),
    z.regex(/^#[0-9a-fA-F]{6}$/, CHANNEL_FIELD_SAYS.colourForm),
  )
const YES_NO = ['YES', 'NO'] as const

export const channelRow = z.object({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  color: z.string(),
  /** Codes; null = all that the company opened. */
  products: z.nullable(z.array(z.string())),
  licenseRequired: z.boolean(),
  /** Address of the picture; null = none. */
  logo: z.nullable(z.string()),
  ipAllow: z.array(z.string()),
  /** Sites, as https origins, that may show reports in a frame; empty = none. */
  frameSites: z.array(z.string()),
  /** https addresses that a person may be led back to when a collection is over; the first one where its link names none. */
  returnUrls: z.array(z.string()),
  /** It takes tickets that its partner sealed. */
  takesTickets: z.boolean(),
  /** Requests of its keys must be signed with the company's key. */
  signRequired: z.boolean(),
  callbackUrl: z.nullable(z.string()),
  /** Version of its clauses; null = the platform's text alone. */
  agreement: z.nullable(z.number()),
  /** A collection that ends orders a report by itself. */
  autoReport: z.boolean(),
  /** Its address is told the signed ends of the company's audit log. */
  auditCheckpoints: z.boolean(),
  /** Keys that hold now. */
  keys: z.number(),
  stoppedAt: z.nullable(z.string()),
  version: z.number(),
  updatedBy: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
})
export type ChannelRow = z.infer<typeof channelRow>

/** What a report that a collection orders by itself costs now: of the first of these that there is data for. */
export const autoPrices = z.array(
  z.object({
    product: productCode,
    productName: z.string(),
    productNameEn: z.string(),
    unit: z.string(),
    price: callPrice,
  }),
)
export type AutoPrices = z.infer<typeof autoPrices>

const agreement = z.object({
  version: z.number(),
  paragraphs: z.array(z.string()),
  madeBy: z.string(),
  madeAt: z.string(),
})
export type ChannelAgreement = z.infer<typeof agreement>

const content = {
  name: f.text(40, CHANNEL_FIELD_SAYS.enterNameChannel),
  title: f.text(40, CHANNEL_FIELD_SAYS.enterTitlePage),
  color: colour,
  /** The phone asks for a photo of the licence. */
  license: z.enum(YES_NO, CHANNEL_FIELD_SAYS.chooseWhetherBusinessLicence),
  products: z.nullable(
    z.array(productCode).check(z.minLength(1, CHANNEL_FIELD_SAYS.chooseAProduct), z.maxLength(100)),
  ),
}
export const version = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))

export const provider = {
  channelList: post('/channelProvider/list', {
    ...read,
    summary: '本公司的渠道：外观、可售产品、来源地址、密钥数、是否停用',
    body: f.nothing,
    data: z.array(channelRow),
  }),
  channelDetail: post('/channelProvider/detail', {
    ...read,
    summary: '一个渠道：配置、采集入口地址、补充条款的各个版本',
    body: z.object({ code: channelCode }),
    data: z.object({
      row: channelRow,
      /** What phones open. */
      entryUrl: z.string(),
      autoPrices,
      /** Newest first. */
      agreements: z.array(agreement),
    }),
  }),
  channelAdd: post('/channelProvider/add', {
    ...write,
    summary: '新建渠道；编码全平台唯一，建立后不能修改',
    body: z.object({ code: channelCode, ...content }),
    data: channelRow,
  }),
  channelSave: post('/channelProvider/save', {
    ...write,
    summary: '修改渠道；主题色上的白色文字须清晰可读；version 为所改的版本，他人已改时不覆盖',
    body: z.object({ code: channelCode, version, ...content }),
    data: channelRow,
  }),
  channelStop: post('/channelProvider/stop', {
    ...write,
    summary: '停用或恢复渠道：停用后链接打不开、密钥不能调用，进行中的采集不受影响',
    body: z.object({ code: channelCode, stop: z.boolean() }),
    data: channelRow,
  }),
  channelLogoUpload: post('/channelProvider/logo', {
    ...write,
    kind: 'upload',
    summary:
      '上传渠道标志（PNG、JPEG 或 WebP，200 KB 以内，边长 32–1024 像素）；图像以外的内容一律去除',
    body: z.object({ code: channelCode }),
    data: channelRow,
    perMinute: 20,
  }),
  channelLogoDrop: post('/channelProvider/logo/drop', {
    ...write,
    summary: '移除渠道标志',
    body: z.object({ code: channelCode }),
    data: channelRow,
  }),
  channelLogo: get('/channel/logo/{code}', {
    ...own,
    guard: 'public',
    kind: 'download',
    summary: '渠道标志图片（v 为内容指纹，仅用于缓存）',
    body: z.object({ code: channelCode, v: f.optionalText(64) }),
    data: z.null(),
  }),
  channelAgreement: post('/channelProvider/agreement', {
    ...write,
    summary: '保存补充条款为新版本（占位符须可识别）；留空为不再附加。已签署的授权书不变',
    body: z.object({
      code: channelCode,
      version,
      text: z.string().check(z.maxLength(4000, '补充条款不能超过4000个字符')),
    }),
    data: channelRow,
  }),
  channelAllow: post('/channelProvider/allow', {
    ...write,
    summary: '接口来源地址白名单（IPv4、IPv6 或 CIDR）；留空为不限制',
    body: z.object({
      code: channelCode,
      version,
      addresses: z.array(f.text(64)).check(z.maxLength(50, CHANNEL_FIELD_SAYS.mostAddresses)),
    }),
    data: channelRow,
  }),
  channelFrames: post('/channelProvider/frames', {
    ...write,
    summary: '可在页面框架中嵌入报告的网站（https 地址，不含路径）；留空为都不可嵌入',
    body: z.object({
      code: channelCode,
      version,
      sites: z.array(f.text(200)).check(z.maxLength(20, CHANNEL_FIELD_SAYS.mostSites)),
    }),
    data: channelRow,
  }),
  channelSigning: post('/channelProvider/signing', {
    ...write,
    summary: '是否要求接口请求以贵公司登记的公钥签名；须先在公司信息登记公钥',
    body: z.object({ code: channelCode, version, required: z.boolean() }),
    data: channelRow,
  }),
  channelAutoReport: post('/channelProvider/autoReport', {
    ...write,
    summary: '采集完成后是否自动生成一份报告（按次计费，账单注明“自动生成”）；默认不生成',
    body: z.object({ code: channelCode, version, on: z.boolean() }),
    data: channelRow,
  }),
  channelCheckpoints: post('/channelProvider/checkpoints', {
    ...write,
    summary:
      '是否向该渠道的通知地址发送审计日志存证（audit.checkpoint，每小时有新条目时一次，带平台签名）；须先登记通知地址，默认不发送',
    body: z.object({ code: channelCode, version, on: z.boolean() }),
    data: channelRow,
  }),
  channelTest: post('/channelProvider/callback/test', {
    ...write,
    summary: '向渠道的通知地址发送一条带签名的测试消息，返回对方的应答',
    body: z.object({ code: channelCode }),
    data: z.object({
      /** HTTP status; null = no answer. */
      answer: z.nullable(z.number()),
      ms: z.number(),
    }),
    perMinute: 6,
  }),
  operateChannels: post('/operate/channels', {
    ...own,
    guard: 'system.operate',
    summary: '运营：查看一家公司的渠道与密钥，须先填写查看事由',
    body: z.object({ companyId: f.id }),
    data: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        title: z.string(),
        color: z.string(),
        ipAllow: z.array(z.string()),
        callbackUrl: z.nullable(z.string()),
        stoppedAt: z.nullable(z.string()),
        keys: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            prefix: z.string(),
            scopes: z.array(z.string()),
            expiresAt: z.string(),
            lastUsedAt: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  operateChannelStop: post('/operate/channels/stop', {
    ...own,
    guard: 'system.operate',
    summary: '运营：停用或恢复一家公司的渠道（须填写原因，记入该公司的审计日志）',
    body: z.object({
      companyId: f.id,
      code: channelCode,
      stop: z.boolean(),
      reason: f.reason(200),
    }),
    data: z.null(),
  }),
}
