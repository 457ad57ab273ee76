/**
 * Where stored files lie when it is not the local folder, as the environment says (config.ts).
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | S3_URL | (unset) | address of the storage without the bucket, `https://s3.cn-north-1.amazonaws.com.cn`; unset = folders in DATA_DIR |
 * | S3_BUCKET | (unset) | bucket; must be there |
 * | S3_REGION | us-east-1 | region that signatures name |
 * | S3_PREFIX | (unset) | what stands before every key, `xinjian/production` |
 * | S3_KEY_ID, S3_SECRET | (unset) | access key that may list the bucket, and read, write and delete in it |
 * | S3_PATH_STYLE | on | `off` = the bucket stands before the host |
 * | S3_ENCRYPTION | off | `AES256` = the storage is asked to encrypt at rest with keys of its own (SSE-S3) |
 */
import { type Env, flag, given, HTTP, oneOf, url, wrong } from '../env-values.ts'

export interface S3Setting {
  /** Address of the bucket: its name in the path, or before the host. */
  endpoint: string
  bucket: string
  region: string
  /** Before every key, '' or with a slash at its end. */
  prefix: string
  keyId: string
  secret: string
  /** The store encrypts at rest with keys of its own (SSE-S3). */
  encrypted: boolean
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/

/** null = the local folder. Throws a SettingFault; the secret is not repeated. */
export function s3Of(env: Env): S3Setting | null {
  const address = url(env, 'S3_URL', HTTP)
  if (address === null) return null
  const needed = (name: string, form: RegExp, allowed: string) => {
    const value = given(env, name)
    if (value === undefined || !form.test(value)) throw wrong(env, name, allowed, false)
    return value
  }
  const bucket = needed(
    'S3_BUCKET',
    BUCKET,
    '须与 S3_URL 一并设置：存储桶名称，3–63 位小写字母、数字、点与连字符',
  )
  const keyId = needed('S3_KEY_ID', /^\S+$/, '须与 S3_URL 一并设置')
  const secret = needed('S3_SECRET', /^\S{8,}$/, '须与 S3_URL 一并设置，不少于 8 位')
  const prefix = given(env, 'S3_PREFIX') ?? ''
  if (prefix !== '' && !PREFIX.test(prefix))
    throw wrong(env, 'S3_PREFIX', '只能含字母、数字、点、连字符、下划线，以 / 分隔，首尾不带 /')
  const { protocol, host, pathname } = new URL(address)
  if (pathname !== '/') throw wrong(env, 'S3_URL', '不带路径；存储桶写在 S3_BUCKET')
  const inPath = flag(env, 'S3_PATH_STYLE', true)
  return {
    endpoint: inPath ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`,
    bucket,
    region: given(env, 'S3_REGION') ?? 'us-east-1',
    prefix: prefix === '' ? '' : `${prefix}/`,
    keyId,
    secret,
    encrypted: oneOf(env, 'S3_ENCRYPTION', ['AES256', 'off'], 'off') === 'AES256',
  }
}
