/**
 * What lies where in a backup folder:
 *
 * - `cluster.json`: of which database it is; another's is refused
 * - `bases/ID`: a base backup, whole by itself: `manifest.json`, `stored.txt`, `pg`, `wal`
 * - `wal`: what the database wrote since, continuously; `sums.txt` in the form of `sha256sum`, `received-N.json`
 * - `files`: stored files, by the folders of DATA_DIR, of all base backups together
 */
import path from 'node:path'

export const MANIFEST = 'manifest.json'
export const STORED = 'stored.txt'
/** A base backup that is being made. */
export const UNFINISHED = '.new-'
/** Of DATA_DIR: its secret is kept apart, and its folder of a restore that has not ended. */
export const SECRET_FILE = 'secret.key'
export const RESTORING = '.restoring'
/** Stores of files by content in DATA_DIR (stores.ts). */
export const STORES = ['blobs', 'pictures/blobs', 'exports/blobs'] as const
/** Signed ends of the audit log beside the database; files that only grow. */
export const CHECKPOINTS = 'audit-checkpoints'
/** Database of the product in the embedded cluster. */
export const DATABASE = 'xinjian'

export const layoutOf = (dir: string) => ({
  cluster: path.join(dir, 'cluster.json'),
  bases: path.join(dir, 'bases'),
  base: (id: string) => path.join(dir, 'bases', id),
  wal: path.join(dir, 'wal'),
  sums: path.join(dir, 'wal', 'sums.txt'),
  files: path.join(dir, 'files'),
})

export type Layout = ReturnType<typeof layoutOf>
