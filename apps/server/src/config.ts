/**
 * Every environment variable of the server, its type, default and meaning. Nothing else reads `process.env`.
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | PORT | 3000 | HTTP port, on HOST |
 * | HOST | 127.0.0.1 | address to listen on; a reverse proxy with TLS stands in front of anything public |
 * | DATA_DIR | ./var | embedded database, uploaded originals, report files, the generated secret |
 * | S3_URL, S3_BUCKET, S3_REGION, S3_PREFIX, S3_KEY_ID, S3_SECRET, S3_PATH_STYLE, S3_ENCRYPTION | (unset) | S3-compatible storage for stored files, alike in all processes; each is told in s3/settings.ts. No S3_URL = folders in DATA_DIR |
 * | BACKUP_DIR | (unset) | folder on another disk for backups: the database's log continuously, stored files, a base backup each night (docs/runbooks/restore.md); of several API processes one has it. Unset = none |
 * | BACKUP_KEEP | 7 | base backups that are kept, with the log since the oldest of them |
 * | DISK_RESERVE_MB | 512 | MiB on the disk of DATA_DIR that uploads leave free, for the database and files of our own; with less free they are refused. 0 = none |
 * | DATABASE_URL | (unset) | own PostgreSQL ≥ 16, user and password of the owner of the database, with CREATEROLE or given the roles and logins that a start without them prints (docs/database.md); no superuser; unset = embedded PostgreSQL 18 in DATA_DIR |
 * | SANDBOX | on | `off` = production connectors, no demo data, no demo accounts, no environment tag |
 * | SANDBOX_URL | http://127.0.0.1:(PORT+1) | the sandbox program: SMS and mail gateway, sample enterprises |
 * | SANDBOX_KEY | sandbox-key | bearer key of the sandbox's gateway |
 * | DEMO_DATA | on with SANDBOX, else off | `off` = no sample enterprises and no demo accounts; must be off where PUBLIC_URL or HOST is reached from outside |
 * | SMS_URL, SMS_KEY | (unset) | production SMS gateway (POST JSON {to, template, params, text}, bearer key) |
 * | SMS_ALIYUN_KEY_ID, SMS_ALIYUN_KEY_SECRET | (unset) | access key of Alibaba Cloud SMS (SendSms, signature ACS3-HMAC-SHA256); comes before SMS_URL |
 * | SMS_ALIYUN_SIGN | (unset) | its approved signature (短信签名) |
 * | SMS_ALIYUN_TEMPLATES | (unset) | its approved wordings, `LOGIN_CODE=SMS_…,SIGN_CODE=SMS_…`; names and variables: docs/sms.md |
 * | SMS_ALIYUN_URL | https://dysmsapi.aliyuncs.com | its endpoint |
 * | SMTP_URL | (unset) | mail server of production, `smtps://user:password@host:465` or `smtp://…` (STARTTLS; a password is sent over TLS only); unset = the sandbox's |
 * | SMTP_TLS | required | `required` = a letter that carries a link leaves over TLS only (smtps:// or STARTTLS) and is refused otherwise; `off` = also in plain text, for a mail server on the same machine or network |
 * | MAIL_FROM | 信鉴 <no-reply@localhost> | sender of mail |
 * | BUREAU_GATEWAY_URL, BUREAU_GATEWAY_KEY | (unset) | gateway to the tax bureaus, bearer key; unset = the sandbox's bureaus (with SANDBOX) |
 * | BUREAU_GATEWAY_MAP | (unset) | JSON file: paths, field names and failure codes of that gateway (outside/source/gateway-map.ts) |
 * | ERP_GALAXY_URL, ERP_JDY_URL, ERP_YONYOU_URL | (unset) | addresses of 金蝶云·星空, 精斗云 and 用友 U8, whose interfaces are read; unset = the sandbox's programs (with SANDBOX) |
 * | ERP_GATEWAY_URL, ERP_GATEWAY_KEY, ERP_GATEWAY_MAP | (unset) | gateway to other accounting programs, bearer key; JSON file: paths, field names and failure codes of it (outside/source/gateway-map.ts) |
 * | VERIFY_URL, VERIFY_KEY, VERIFY_MAP | (unset) | service that verifies invoices, Tencent Cloud VatInvoiceVerifyNew: `https://ocr.tencentcloudapi.com`, key `SecretId:SecretKey`; JSON file of names and codes where it differs (outside/verification/vendor-map.ts). None of the three services set = the sandbox's platform |
 * | VERIFY_LESHUI_URL, VERIFY_LESHUI_KEY, VERIFY_LESHUI_MAP | (unset) | likewise 乐税 invoiceInfoForCom: `https://open.leshui365.com`, key `appKey:appSecret` |
 * | VERIFY_ALIYUN_URL, VERIFY_ALIYUN_KEY, VERIFY_ALIYUN_MAP | (unset) | likewise Alibaba Cloud VerifyVATInvoice: `https://ocr-api.cn-hangzhou.aliyuncs.com`, key `AccessKeyId:AccessKeySecret` |
 * | VERIFY_ORDER | tencent,leshui,aliyun | who of the configured is asked first; the next one only where the platform never looked at the invoice |
 * | RECOGNISE_TENCENT_URL, …_KEY, …_MAP | (unset) | service that reads pictures, Tencent Cloud RecognizeGeneralInvoice, address and key as above. Pictures leave the platform for it when an operator compares readings, and those of a company whose administrator chose it; each is recorded (docs/vendors.md) |
 * | RECOGNISE_ALIYUN_URL, …_KEY, …_MAP | (unset) | likewise Alibaba Cloud RecognizeMixedInvoices |
 * | REGISTRY_URL, REGISTRY_KEY | (unset) | business registry (GET /search?keyword=, /enterprise/{taxNo}), bearer key; unset = the sandbox's |
 * | IDENTITY_URL, IDENTITY_KEY | (unset) | service that confirms people for doors of partners (POST /partners/{jdy,ryc}, /bankcard4; outside/identity.ts), bearer key; unset = the sandbox's (with SANDBOX) |
 * | PUBLIC_QICHACHA_URL, PUBLIC_QICHACHA_KEY | (unset) | 企查查 open API, which tells what the registry and courts publish: `https://api.qichacha.com`, key `appKey:secret`. None of the three vendors set = the sandbox's programs |
 * | PUBLIC_TIANYANCHA_URL, PUBLIC_TIANYANCHA_KEY | (unset) | likewise 天眼查 open API v3: `http://api.tianyancha.com`, its token |
 * | PUBLIC_GATEWAY_URL, PUBLIC_GATEWAY_KEY, PUBLIC_GATEWAY_MAP | (unset) | likewise a gateway to other vendors, bearer key; JSON file: kinds, paths, field names and failure codes of it (outside/public/gateway-map.ts) |
 * | PUBLIC_ORDER | qichacha,tianyancha,gateway | who of the configured is asked first for a kind that several tell |
 * | PUBLIC_SECONDS | 20 | seconds that such a vendor has for one answer |
 * | LENDING_URL, LENDING_KEY | (unset) | gateway to a bureau of lenders (multi-lending), bearer key; asked of nobody without that subject's own consent (outside/lending). Unset = the sandbox's (with SANDBOX) |
 * | DEVICES_URL, DEVICES_KEY | (unset) | card readers and cameras of self-service terminals, bearer key (outside/devices.ts). Unset = the sandbox's (with SANDBOX) |
 * | LENDING_SECONDS | 20 | seconds that it has for one answer |
 * | BANK_URL, BANK_KEY | (unset) | bank that pays out loans, bearer key (outside/bank). Unset = the sandbox's (with SANDBOX), else nothing is paid out |
 * | BANK_SECONDS | 20 | seconds that it has for one answer |
 * | MOVABLES_URL, MOVABLES_KEY | (unset) | register of movables (中登网), bearer key (outside/movables). Unset = the sandbox's (with SANDBOX), else nothing is searched or registered |
 * | MOVABLES_SECONDS | 20 | seconds that it has for one answer |
 * | PUBLIC_URL | http://localhost:PORT | how outsiders reach the site; used in share links and QR codes |
 * | PAGES_URL | PUBLIC_URL | where a process of `--role=worker` finds the pages that it prints: the API as seen from there |
 * | SERVICE_PHONE | 400-000-0000 with SANDBOX, else (unset) | service number in the contracts and on the phone; unset = the contact of the institution that asks |
 * | SECRET_KEY | generated into DATA_DIR/secret.key | ≥ 32 random bytes, hex (`openssl rand -hex 32`); signs share links and derives sealing keys; must be equal on all processes |
 * | SECRET_KEYS_READ | (unset) | further keys of that form, with commas, that may be read by and make nothing: the next one while not every process has it, former ones until nothing rests on them, the oldest last (docs/runbooks/turn-keys.md) |
 * | SEAL_V1 | on | `off` refuses the legacy AES-ECB form of sealed passwords |
 * | SECOND_FACTOR | off with SANDBOX, else operators | `operators` = whoever may operate the platform needs a second factor and sets one up at the login; `off` = nobody is forced |
 * | CAPTCHA_WORK | 16 | bits of work a browser does for an image captcha before it may answer (each doubles it; 16 take a phone half a second); 0 = none |
 * | RATE_LIMIT | 1200 | requests per minute and client address; the tighter limits of single calls (see /api/docs) scale with it |
 * | CALLS_AT_ONCE, STATEMENT_SECONDS | 500, 30 | calls that one process answers at once, whoever comes then is refused with 503 and Retry-After (files, streams and what this machine asks are not counted); seconds that one statement of a request may take, or wait for its turn, then it is ended and the call refused (jobs, exports and downloads have none). 0 = any |
 * | QUEUE_PER_COMPANY | 500 | files, and reports, of one company that may wait to be worked on; beyond it uploads and orders are refused with 429 until some are done |
 * | COLLECTIONS_PER_COMPANY | 5000 | collections of one company that may wait for their turn at the bureaus; beyond it new visits of its links are refused with 429 until some are done |
 * | PARTNER_DOORS | (unset) | which company may make the channel that a partner's own addresses lead to, by its number: `zhongbang=12,dqg=15` (contract/src/collect/doors.ts) |
 * | COOLING_HOURS | 24 | hours that a sensitive change of an account waits once a second person agreed, so that whoever is told may object; three times as long where there is nobody to agree |
 * | NOTICE_DAYS | 180 | days that notices are kept; those that nobody read stay a year, or as long as that where it is longer |
 * | PICTURE_DAYS | 365 | days that originals of pictures and files that were recognised are kept; then the bytes go and what was read of them stays. What was given before keeps the day that was said |
 * | TRUST_PROXY | off | proxies of your own in front (`on` = 1): so many last entries of X-Forwarded-For are believed, never what a client wrote before them |
 * | CHROMIUM_PATH | (unset) | Chromium for PDF; unset = the one from npm |
 * | LOG_LEVEL | info | pino level; `silent` for tests |
 * | METRICS_KEY | (unset) | bearer key for /metrics from other addresses; unset = loopback only, and not through a proxy |
 * | OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG | (unset), (unset), 0.1 | collector of OpenTelemetry, `http://127.0.0.1:4318`, to which traces go by OTLP over HTTP (JSON); headers for it, `name=value,name=value`; share of traces that are kept, 0–1. No collector = no traces, and nothing of the library is loaded |
 *
 * An empty value is as good as none. A value that cannot be meant stops the start; keys of production have 16 characters or more.
 */
import path from 'node:path'
import {
  type Env,
  file,
  flag,
  folder,
  given,
  HTTP,
  host,
  integer,
  key,
  oneOf,
  partnerDoorsOf,
  proxies,
  readers,
  secret,
  secretsRead,
  service,
  url,
  wrong,
} from './env-values.ts'
import { type PublicVendorSetting, publicVendorsOf } from './outside/public/settings.ts'
import { isOutside } from './outside/public-host.ts'
import type { AliyunSms } from './outside/sms/aliyun.ts'
import { aliyunOf } from './outside/sms/settings.ts'
import { type ProgramSettings, programsOf } from './outside/source/erp/settings.ts'
import {
  RECOGNISE_NAMES,
  type RecogniseVendor,
  VERIFY_NAMES,
  type VendorSetting,
  type VerifyVendor,
  vendorsOf,
} from './outside/vendors/settings.ts'
import { type S3Setting, s3Of } from './s3/settings.ts'
import { SettingFault } from './setting-fault.ts'
import { type OtlpSetting, otlpOf } from './tracing/settings.ts'

export const DEFAULT_RATE_LIMIT = 1200

export interface Config {
  port: number
  host: string
  dataDir: string
  s3: S3Setting | null
  backupDir: string | null
  backupKeep: number
  /** Bytes that uploads leave free on the disk. */
  diskReserve: number
  databaseUrl: string | null
  sandbox: boolean
  sandboxUrl: string
  /** SANDBOX_URL names it: it may run already, started by somebody else. */
  sandboxShared: boolean
  sandboxKey: string
  demoData: boolean
  smsUrl: string | null
  smsKey: string | null
  smsAliyun: AliyunSms | null
  smtpUrl: string | null
  /** Letters with links leave over TLS only. */
  smtpTlsRequired: boolean
  mailFrom: string
  bureauGatewayUrl: string | null
  bureauGatewayKey: string | null
  bureauGatewayMap: string | null
  programs: ProgramSettings
  /** Services in front of the verification platform, in the order in which they are asked. */
  verifyVendors: VendorSetting<VerifyVendor>[]
  /** Services that read pictures. */
  recogniseVendors: VendorSetting<RecogniseVendor>[]
  identityUrl: string | null
  identityKey: string | null
  registryUrl: string | null
  registryKey: string | null
  /** Who tells what the registry and courts publish, in the order in which they are asked. */
  publicVendors: PublicVendorSetting[]
  /** Seconds that such a vendor has for one answer. */
  publicSeconds: number
  /** null = no bureau of lenders is in use. */
  devicesUrl: string | null
  devicesKey: string | null
  lendingUrl: string | null
  lendingKey: string | null
  /** For one answer of it; likewise the others. */
  lendingSeconds: number
  /** null = no register of movables is asked. */
  movablesUrl: string | null
  movablesKey: string | null
  movablesSeconds: number
  /** null = no bank pays out loans. */
  bankUrl: string | null
  bankKey: string | null
  bankSeconds: number
  publicUrl: string
  /** Where a worker by itself finds the pages that it prints. */
  pagesUrl: string
  /** Service number for those who sign; null = that of the institution. */
  servicePhone: string | null
  secretKey: string | null
  secretKeysRead: string[]
  sealV1: boolean
  /** Operators need a second factor. */
  secondFactorForced: boolean
  captchaWork: number
  rateLimit: number
  /** Calls that a process answers at once, and seconds that a statement of a request may take; 0 = any. */
  callsAtOnce: number
  statementSeconds: number
  queuePerCompany: number
  collectionsPerCompany: number
  /** Code of the channel behind partners' own addresses → company that may make it. */
  partnerDoors: ReadonlyMap<string, number>
  /** Hours that an agreed sensitive change waits. */
  coolingHours: number
  /** Days that notices are kept. */
  noticeDays: number
  /** Days that originals of recognised pictures are kept. */
  pictureDays: number
  /** Proxies of our own in front. */
  trustProxy: number
  chromiumPath: string | null
  logLevel: string
  metricsKey: string | null
  /** Where traces go; null = there are none. */
  otlp: OtlpSetting | null
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
/** Keys of the sandbox are no secret; everything it knows is made up. */
const SANDBOX_KEY = 'sandbox-key'
const SANDBOX_SERVICE = '400-000-0000'

/** Reads and checks the environment; throws a SettingFault that names the variable and says what is allowed. */
export function readConfig(env: Env = process.env): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const sandbox = flag(env, 'SANDBOX', true)
  if (!sandbox && given(env, 'DEMO_DATA') === 'on')
    throw new SettingFault('环境变量 DEMO_DATA=on 需要沙箱：请去掉 DEMO_DATA，或去掉 SANDBOX=off')
  const sandboxUrl = url(env, 'SANDBOX_URL', HTTP)
  if (sandbox && !sandboxUrl && port === 65_535)
    throw new SettingFault(
      '沙箱使用 PORT 的下一个端口：请设置 PORT 小于 65535，或用 SANDBOX_URL 指定沙箱地址',
    )
  const world = sandboxUrl ?? `http://127.0.0.1:${port + 1}`
  const sandboxKey = given(env, 'SANDBOX_KEY') ?? SANDBOX_KEY
  const publicUrl = url(env, 'PUBLIC_URL', HTTP) ?? `http://localhost:${port}`
  const listensOn = host(env)
  const demoData = sandbox && flag(env, 'DEMO_DATA', true)
  const outside = [new URL(publicUrl).hostname, listensOn].find(isOutside)
  if (demoData && outside !== undefined)
    throw new SettingFault(
      `${outside} 可以从外部访问，而演示账号（含平台管理员）的口令是公开的：正式使用请设置 SANDBOX=off；对外演示请设置 DEMO_DATA=off；仅在本机或内网演示请改用内网地址作为 PUBLIC_URL 与 HOST`,
    )
  const ofWorld = (name: string, path: string) =>
    service(env, name, sandbox ? { url: `${world}${path}`, key: sandboxKey } : null)
  const lending = ofWorld('LENDING', '/lending')
  const devices = ofWorld('DEVICES', '/devices')
  const bank = ofWorld('BANK', '/bank')
  const movables = ofWorld('MOVABLES', '/movables')
  return {
    port,
    host: listensOn,
    dataDir: path.resolve(given(env, 'DATA_DIR') ?? 'var'),
    s3: s3Of(env),
    backupDir: folder(env, 'BACKUP_DIR'),
    backupKeep: integer(env, 'BACKUP_KEEP', 7, 1, 1_000),
    diskReserve: integer(env, 'DISK_RESERVE_MB', 512, 0, 999_999_999) * 2 ** 20,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    sandbox,
    sandboxUrl: world,
    sandboxShared: sandboxUrl !== null,
    sandboxKey,
    demoData,
    ...{ smsUrl: url(env, 'SMS_URL', HTTP), smsKey: key(env, 'SMS_KEY') },
    smsAliyun: aliyunOf(
      (name) => given(env, name),
      url(env, 'SMS_ALIYUN_URL', HTTP) ?? 'https://dysmsapi.aliyuncs.com',
      (name, allowed) => wrong(env, name, allowed, false),
    ),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    smtpTlsRequired: oneOf(env, 'SMTP_TLS', ['required', 'off'], 'required') === 'required',
    mailFrom: given(env, 'MAIL_FROM') ?? '信鉴 <no-reply@localhost>',
    bureauGatewayUrl: url(env, 'BUREAU_GATEWAY_URL', HTTP),
    bureauGatewayKey: key(env, 'BUREAU_GATEWAY_KEY'),
    bureauGatewayMap: file(env, 'BUREAU_GATEWAY_MAP'),
    programs: programsOf(readers(env), sandbox ? { url: world, key: sandboxKey } : null),
    verifyVendors: vendorsOf(VERIFY_NAMES, 'VERIFY_ORDER', readers(env)),
    recogniseVendors: vendorsOf(RECOGNISE_NAMES, null, readers(env)),
    identityUrl: url(env, 'IDENTITY_URL', HTTP),
    identityKey: key(env, 'IDENTITY_KEY'),
    registryUrl: url(env, 'REGISTRY_URL', HTTP),
    registryKey: key(env, 'REGISTRY_KEY'),
    publicVendors: publicVendorsOf(readers(env), sandbox ? { url: world, key: sandboxKey } : null),
    publicSeconds: integer(env, 'PUBLIC_SECONDS', 20, 1, 600),
    ...{ lendingUrl: lending.url, lendingKey: lending.key },
    ...{ devicesUrl: devices.url, devicesKey: devices.key },
    lendingSeconds: integer(env, 'LENDING_SECONDS', 20, 1, 600),
    ...{ bankUrl: bank.url, bankKey: bank.key },
    ...{ movablesUrl: movables.url, movablesKey: movables.key },
    movablesSeconds: integer(env, 'MOVABLES_SECONDS', 20, 1, 600),
    bankSeconds: integer(env, 'BANK_SECONDS', 20, 1, 600),
    publicUrl,
    pagesUrl: url(env, 'PAGES_URL', HTTP) ?? publicUrl,
    servicePhone: given(env, 'SERVICE_PHONE') ?? (sandbox ? SANDBOX_SERVICE : null),
    ...{ secretKey: secret(env), secretKeysRead: secretsRead(env) },
    sealV1: flag(env, 'SEAL_V1', true),
    secondFactorForced:
      oneOf(env, 'SECOND_FACTOR', ['operators', 'off'], sandbox ? 'off' : 'operators') ===
      'operators',
    captchaWork: integer(env, 'CAPTCHA_WORK', 16, 0, 24),
    rateLimit: integer(env, 'RATE_LIMIT', DEFAULT_RATE_LIMIT, 1, 100_000_000),
    callsAtOnce: integer(env, 'CALLS_AT_ONCE', 500, 0, 100_000),
    statementSeconds: integer(env, 'STATEMENT_SECONDS', 30, 0, 3600),
    queuePerCompany: integer(env, 'QUEUE_PER_COMPANY', 500, 1, 1_000_000),
    collectionsPerCompany: integer(env, 'COLLECTIONS_PER_COMPANY', 5000, 1, 1_000_000),
    partnerDoors: partnerDoorsOf(env),
    coolingHours: integer(env, 'COOLING_HOURS', 24, 1, 720),
    noticeDays: integer(env, 'NOTICE_DAYS', 180, 1, 36_500),
    pictureDays: integer(env, 'PICTURE_DAYS', 365, 1, 36_500),
    trustProxy: proxies(env),
    chromiumPath: file(env, 'CHROMIUM_PATH'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsKey: key(env, 'METRICS_KEY'),
    otlp: otlpOf(env),
  }
}
