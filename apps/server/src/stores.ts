/** Where files are kept, each kind in a folder of its own that is swept by its own rule. */
import path from 'node:path'
import { type Blobs, createBlobs } from './blobs.ts'
import type { Config } from './config.ts'
import { createS3Blobs } from './s3/blobs.ts'
import { createS3Client } from './s3/client.ts'
import { mustReach } from './s3/must-reach.ts'

/** By kind → folder in DATA_DIR, in which the local one has its own folder `blobs`. */
export const FOLDERS = { blobs: '', pictures: 'pictures', exports: 'exports' } as const

type Stores = Readonly<Record<keyof typeof FOLDERS, Blobs>>

/** Throws a SettingFault in words where storage that is set cannot be used. */
export async function openStores({
  dataDir,
  diskReserve: reserve,
  s3,
}: Pick<Config, 'dataDir' | 'diskReserve' | 's3'>): Promise<Stores> {
  const client = s3 && createS3Client(s3)
  if (client) await mustReach(client, s3)
  const open = (kind: keyof typeof FOLDERS) => {
    const dir = path.join(dataDir, FOLDERS[kind])
    return client
      ? createS3Blobs(client, `${s3.prefix}${kind}/`, dir, { reserve })
      : createBlobs(dir, { reserve })
  }
  return { blobs: open('blobs'), pictures: open('pictures'), exports: open('exports') }
}
