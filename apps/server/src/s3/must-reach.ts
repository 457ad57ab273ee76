/** A start tries its storage once: to write, list and delete is what the service needs later. */
import { randomUUID } from 'node:crypto'
import { S3ServiceError } from 's3mini'
import { SettingFault } from '../setting-fault.ts'
import type { S3Client } from './client.ts'
import type { S3Setting } from './settings.ts'

/** Throws a SettingFault that names the variables to look at; the secret is not repeated. */
export async function mustReach(
  client: S3Client,
  { endpoint, bucket, prefix }: Pick<S3Setting, 'endpoint' | 'bucket' | 'prefix'>,
): Promise<void> {
  const probe = `${prefix}probe-${randomUUID()}`
  try {
    await client.ask((s3) => s3.putObject(probe, 'x', undefined, undefined, client.headers))
    const found = await client.ask((s3) => s3.listObjects('/', probe, 1))
    if (found?.[0]?.Key !== probe) throw new Error('what was written is not listed')
    await client.ask((s3) => s3.deleteObject(probe))
  } catch (error) {
    throw new SettingFault(why((error as Error).cause ?? error, endpoint, bucket))
  }
}

function why(error: unknown, endpoint: string, bucket: string): string {
  if (!(error instanceof S3ServiceError))
    return `文件存储 ${endpoint} 无法连接，请检查 S3_URL 与网络（storage cannot be reached: see S3_URL）`
  if (error.status === 404)
    return `文件存储中没有存储桶 ${bucket}，请检查 S3_BUCKET 与 S3_PATH_STYLE（no such bucket: see S3_BUCKET）`
  return `文件存储拒绝了请求（${error.serviceCode ?? error.status}），请检查 S3_KEY_ID、S3_SECRET、S3_REGION 以及该密钥对存储桶 ${bucket} 的读、写、列举与删除权限（refused: see S3_KEY_ID and S3_SECRET）`
}
