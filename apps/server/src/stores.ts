/** Where files are kept, each kind in a folder of its own that is swept by its own rule. */
import path from 'node:path'
import { createBlobs } from './blobs.ts'
import type { Config } from './config.ts'

export function openStores({
  dataDir,
  diskReserve: reserve,
}: Pick<Config, 'dataDir' | 'diskReserve'>) {
  return {
    blobs: createBlobs(dataDir, { reserve }),
    pictures: createBlobs(path.join(dataDir, 'pictures'), { reserve }),
    exports: createBlobs(path.join(dataDir, 'exports'), { reserve }),
  }
}
