/** Settings that cannot be meant stop the start, and say what is allowed; secrets are never repeated. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { roleOf } from './role.ts'
import { SettingFault } from './setting-fault.ts'

const refused = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof SettingFault) return error.message
    throw error
  }
  throw new Error(`taken: ${JSON.stringify(env)}`)
}

const S3 = {
  S3_URL: 'https://s3.example.com',
  S3_BUCKET: 'xinjian',
  S3_KEY_ID: 'key-of-the-example',
  S3_SECRET: 'secret-of-the-example',
}

const ALIYUN = {
  SMS_ALIYUN_KEY_ID: 'LTAI-example',
  SMS_ALIYUN_KEY_SECRET: 'secret-of-the-example',
  SMS_ALIYUN_SIGN: '【信鉴】',
  SMS_ALIYUN_TEMPLATES: 'LOGIN_CODE=SMS_100001, NOTICE_BALANCE_LOW=SMS_100002',
}

describe('the environment', () => {
  it.each([
    [{}, 'https://s3.example.com/xinjian', ''],
    [{ S3_PATH_STYLE: 'off', S3_PREFIX: 'a/b' }, 'https://xinjian.s3.example.com', 'a/b/'],
  ])('stored files lie in a bucket, in the path or before the host: %j', (more, endpoint, prefix) =>
    expect(readConfig({ ...S3, ...more }).s3).toMatchObject({ endpoint, prefix, encrypted: false }),
  )

  it.each([
    [{ PORT: '1e3' }, '0–65535'],
    [{ PORT: '0x50' }, '0–65535'],
    [{ PORT: '80.0' }, '0–65535'],
    [{ PORT: '-1' }, '0–65535'],
    [{ PORT: '65536' }, '0–65535'],
    [{ PORT: '65535' }, 'SANDBOX_URL'],
    [{ SANDBOX: 'of' }, 'on、off'],
    [{ SANDBOX: 'OFF' }, 'on、off'],
    [{ SEAL_V1: 'false' }, 'on、off'],
    [{ SANDBOX: 'off', DEMO_DATA: 'on' }, 'DEMO_DATA'],
    [{ TRUST_PROXY: 'yes' }, '0–9'],
    [{ RATE_LIMIT: '1_000' }, '1–100000000'],
    [{ LOG_LEVEL: 'verbose' }, 'silent'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, '名称=值'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, '0–1'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, '0–1'],
    [{ S3_URL: 'http://s3' }, 'S3_BUCKET'],
    [{ ...S3, S3_BUCKET: 'A_b' }, 'S3_BUCKET'],
    [{ ...S3, S3_SECRET: '' }, 'S3_SECRET'],
    [{ ...S3, S3_PREFIX: '/a/' }, 'S3_PREFIX'],
    [{ ...S3, S3_URL: 'http://s3/bucket' }, 'S3_URL'],
    [{ ...S3, S3_ENCRYPTION: 'on' }, 'AES256'],
    [{ HOST: 'http://0.0.0.0' }, 'IP 地址'],
    [{ PUBLIC_URL: 'credit.example.cn' }, 'https://'],
    [{ SANDBOX_URL: 'ftp://127.0.0.1' }, 'http://'],
    [{ SMS_URL: 'localhost:80' }, 'http://'],
    [{ SMTP_TLS: 'on' }, 'required、off'],
    [{ SMS_ALIYUN_KEY_ID: 'LTAI' }, '一并设置'],
    [{ ...ALIYUN, SMS_ALIYUN_TEMPLATES: 'LOGIN_CODE' }, '名称=模板编码'],
    [{ ...ALIYUN, SMS_ALIYUN_TEMPLATES: 'CODE=SMS_123456' }, 'LOGIN_CODE'],
    [{ DATABASE_URL: 'mysql://a:b@c/d' }, 'postgres://'],
    [{ PARTNER_DOORS: 'zhongbang=x' }, '渠道编码=机构编号'],
    [{ PARTNER_DOORS: 'nobody=3' }, '渠道编码=机构编号'],
    [{ PARTNER_DOORS: 'dqg=3,dqg=4' }, '不重复'],
    [{ CHROMIUM_PATH: '/nowhere/chrome' }, '存在的文件'],
    [{ BUREAU_GATEWAY_MAP: '/nowhere/map.json' }, '存在的文件'],
  ])('%j is refused', (env, allowed) => {
    const message = refused(env as Record<string, string>)
    expect(message).toContain(allowed)
  })

  it('services that verify invoices are read whole, in the order that is set', () => {
    const one = (name: string) => ({
      [`${name}_URL`]: 'https://a.cn',
      [`${name}_KEY`]: 'IdOfTheTests:Qm7zXw2KpR',
    })
    const env = { ...one('VERIFY'), ...one('VERIFY_ALIYUN') }
    const vendors = (more: object = {}) =>
      readConfig({ ...env, ...more }).verifyVendors.map(({ vendor }) => vendor)
    expect(vendors()).toEqual(['tencent', 'aliyun'])
    expect(vendors({ VERIFY_ORDER: 'aliyun, tencent' })).toEqual(['aliyun', 'tencent'])
    expect(vendors({ VERIFY_ORDER: 'aliyun' })).toEqual(['aliyun', 'tencent'])
    expect(refused({ ...env, VERIFY_ORDER: 'aliyun,aliyun' })).toContain('不重复')
    expect(refused({ ...env, VERIFY_ORDER: 'baidu' })).toContain('leshui')
    expect(refused({ VERIFY_LESHUI_URL: 'https://a.cn' })).toContain('VERIFY_LESHUI_KEY')
  })

  it('an empty value is none: nothing listens on every address, or works in the present folder', () => {
    const none = Object.fromEntries(
      ['HOST', 'DATA_DIR', 'PUBLIC_URL', 'LOG_LEVEL', 'SANDBOX_URL', 'SANDBOX_KEY', 'PORT'].map(
        (n) => [n, ' '],
      ),
    )
    expect(readConfig(none)).toEqual(readConfig({}))
  })

  it('a commercial SMS gateway is read whole', () => {
    expect(readConfig(ALIYUN).smsAliyun).toEqual({
      url: 'https://dysmsapi.aliyuncs.com',
      keyId: 'LTAI-example',
      keySecret: 'secret-of-the-example',
      sign: '信鉴',
      templates: { LOGIN_CODE: 'SMS_100001', NOTICE_BALANCE_LOW: 'SMS_100002' },
    })
    expect(readConfig({}).smsAliyun).toBeNull()
    const { SMS_ALIYUN_SIGN: _, ...without } = ALIYUN
    expect(refused(without)).not.toContain('secret-of-the-example')
  })

  // Passwords of demo accounts stand in the README: nobody from outside may come to them.
  it.each([
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://credit.example.cn' }],
    [{ PUBLIC_URL: 'https://credit.example.cn' }],
    [{ PUBLIC_URL: 'http://credit.example.cn.' }],
    [{ PUBLIC_URL: 'http://8.8.8.8:3000' }],
    [{ PUBLIC_URL: 'https://[2001:4860:4860::8888]' }],
    [{ HOST: '8.8.8.8' }],
  ])('%j with demo accounts is refused, and taken without them', (env) => {
    const set = env as Record<string, string>
    for (const word of ['SANDBOX=off', 'DEMO_DATA=off', '口令是公开的'])
      expect(refused(set)).toContain(word)
    expect(readConfig({ ...set, DEMO_DATA: 'off' }).demoData).toBe(false)
    expect(readConfig({ ...set, SANDBOX: 'off' }).demoData).toBe(false)
  })

  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:3000' }],
    [{ PUBLIC_URL: 'https://[::1]:3000' }],
    [{ PUBLIC_URL: 'https://demo.internal' }],
    [{ PUBLIC_URL: 'http://demo' }],
  ])('%j is of this machine or an inner network: demo accounts are there', (env) =>
    expect(readConfig(env as Record<string, string>).demoData).toBe(true),
  )

  it('an address is kept without its last slash', () =>
    expect(readConfig({ SANDBOX: 'off', PUBLIC_URL: 'https://credit.example.cn/' }).publicUrl).toBe(
      'https://credit.example.cn',
    ))

  it('whatever a number is set to, it is that number or refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          const { port } = readConfig({ PORT: text, SANDBOX: 'off' })
          expect(
            text.trim() === ''
              ? port === 3000
              : String(port) === text.trim().replace(/^0+(?=\d)/, ''),
          ).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(SettingFault)
        }
      }),
    )
  })
})

describe('secrets of the environment', () => {
  const good = randomBytes(32).toString('hex')

  it('are taken when they are random and long enough', () => {
    expect(readConfig({ SECRET_KEY: good }).secretKey).toBe(good)
    expect(readConfig({ SMS_KEY: 'a-Key-of-16-chars+' }).smsKey).toBe('a-Key-of-16-chars+')
  })

  it.each([
    ['short', good.slice(2)],
    ['cut in the midst of a byte', `${good}a`],
    ['no hex', `${good.slice(2)}zz`],
    ['zeros', '0'.repeat(64)],
    ['a repeated word', 'deadbeef'.repeat(8)],
  ])('SECRET_KEY: %s is refused and not repeated', (_, value) => {
    const message = refused({ SECRET_KEY: value })
    expect(message).toContain('openssl rand -hex 32')
    expect(message).not.toContain(value)
  })

  it.each(['SMS_KEY', 'BUREAU_GATEWAY_KEY', 'REGISTRY_KEY', 'METRICS_KEY'])(
    '%s: placeholders and short keys are refused and not repeated',
    (name) => {
      for (const value of [
        'changeme',
        'change-me-in-production',
        '<your key here>',
        'your-api-key-goes-here',
        'secret',
        'password123',
        'aaaaaaaaaaaaaaaaaaaaaaaa',
        'Zq8kP2',
        'a key with spaces inside',
      ]) {
        const message = refused({ [name]: value })
        expect(message).toContain(name)
        expect(message).not.toContain(value)
      }
    },
  )
})

describe('the command line', () => {
  it.each([
    [[], 'all'],
    [['--role=all'], 'all'],
    [['--role=api'], 'api'],
    [['--role=worker'], 'worker'],
  ])('%j is %s', (args, role) => expect(roleOf(args)).toBe(role))

  it.each([
    [['--role=wroker']],
    [['--role=']],
    [['--role']],
    [['--role', 'worker']],
    [['worker']],
    [['--role=api', '--role=worker']],
    [['--port=80']],
  ])('%j is refused with what is allowed', (args) =>
    expect(() => roleOf(args)).toThrow(/all、api、worker/),
  )
})
