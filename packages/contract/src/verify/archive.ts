/** Archives of pictures and files: unpacked once, and then read file by file like any other. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { sentence } from '../said.ts'
import { picture } from './picture.ts'
import { MOST_IN_ARCHIVE } from './picture-limits.ts'

const archive = z.object({
  /** 0 = nothing of it can be read. */
  id: z.number(),
  files: z.array(
    z.object({
      /** From 1. */
      n: z.number(),
      /** Its path in the archive. */
      name: z.string(),
      bytes: z.number(),
      /** Chinese: why it is not read; null = it can be. */
      error: z.nullable(sentence('不能读取的原因')),
    }),
  ),
})
export type PictureArchive = z.infer<typeof archive>

const spec = { service: 'invoice-verification', origin: 'own', guard: 'verify.check' } as const

export const verifyArchives = {
  verifyArchive: post('/invoice/verify/archive', {
    ...spec,
    kind: 'upload',
    summary: `打开一个压缩包（multipart，文件 file：ZIP，可含文件夹与压缩包，至多${MOST_IN_ARCHIVE}个文件）：列出其中每个文件，不能识别的写明原因；其余在一天内逐个识别`,
    body: f.nothing,
    data: archive,
    perMinute: 30,
  }),
  verifyArchiveFile: post('/invoice/verify/archive/file', {
    ...spec,
    summary: '识别压缩包中的一个文件：与单独上传的文件相同',
    body: z.object({ id: f.id, n: f.id }),
    data: picture,
    perMinute: 600,
  }),
}
