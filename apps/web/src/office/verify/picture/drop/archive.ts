import type { PictureArchive } from '@xinjian/contract/nouns/verify'
import type { Dropped } from './drop.ts'

/** By its name: what is inside, the service judges. */
export const isArchive = (name: string): boolean => /\.zip$/i.test(name)

/** The files of an archive as files on the page: those that cannot be read say why at once. */
export const filesOfArchive = (
  { id: archive, files }: PictureArchive,
  next: () => number,
): Dropped[] =>
  files.map(
    ({ n, name, bytes, error }): Dropped => ({
      id: next(),
      file: null,
      entry: error === null ? { archive, n } : null,
      name,
      size: bytes,
      state: error === null ? 'waiting' : 'failed',
      percent: 100,
      message: error ?? '',
      picture: null,
    }),
  )
