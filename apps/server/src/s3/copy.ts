/** Stored files of the local folders into the bucket that takes their place. What is there already is passed over: a copy that was cut off goes on. */
import fs from 'node:fs'
import path from 'node:path'
import { createBlobs } from '../blobs.ts'
import { readConfig } from '../config.ts'
import { SettingFault } from '../setting-fault.ts'
import { FOLDERS } from '../stores.ts'
import { createS3Blobs } from './blobs.ts'
import { createS3Client, type S3Client } from './client.ts'
import { mustReach } from './must-reach.ts'

export interface CopiedStore {
  store: string
  /** Files that were sent now, and what they weigh. */
  copied: number
  bytes: number
  /** Files that the bucket had in their full size. */
  there: number
  /** Keys whose bytes are not those that were stored: not sent. */
  damaged: string[]
}

/** Keys of one look into the folder. */
const AT_ONCE = 1_000

/**
 * Copies what `DATA_DIR` has into the bucket of `S3_URL`, as the environment says both. The folder is left as it is. The product may run on the folder
 * meanwhile: what it stores after a store was copied, another run takes.
 *
 * @param told after each store
 * @throws SettingFault in words where no bucket is set or it cannot be used; StoreDown where it stops answering
 */
export async function copyIntoBucket(told: (store: CopiedStore) => Promise<void>): Promise<void> {
  const { s3, dataDir } = readConfig()
  if (s3 === null)
    throw new SettingFault(
      '没有设置 S3_URL：请设置存储桶的地址、名称与密钥后再执行（no bucket is set: give S3_URL and its kin）',
    )
  const client = createS3Client(s3)
  await mustReach(client, s3)
  for (const [store, folder] of Object.entries(FOLDERS))
    await told(await copyStore(client, `${s3.prefix}${store}/`, path.join(dataDir, folder), store))
}

async function copyStore(
  client: S3Client,
  prefix: string,
  dir: string,
  store: string,
): Promise<CopiedStore> {
  const done: CopiedStore = { store, copied: 0, bytes: 0, there: 0, damaged: [] }
  if (!fs.existsSync(path.join(dir, 'blobs'))) return done
  const [from, to] = [createBlobs(dir), createS3Blobs(client, prefix, dir)]
  for (let after = ''; ; ) {
    const keys = await from.oldKeys(0, after, AT_ONCE)
    for (const key of keys) {
      const { size } = fs.statSync(from.path(key))
      if (await isThere(client, `${prefix}${key}`, size)) {
        done.there++
        continue
      }
      const received = await to.receive(await from.read(key))
      try {
        if (received.key === key) {
          await received.keep()
          done.copied++
          done.bytes += size
        } else done.damaged.push(key)
      } finally {
        received.drop()
      }
    }
    if (keys.length < AT_ONCE) return done
    after = keys.at(-1)!
  }
}

async function isThere(client: S3Client, name: string, size: number): Promise<boolean> {
  const [found] = (await client.ask((s3) => s3.listObjects('/', name, 1))) ?? []
  return found?.Key === name && found.Size === size
}
