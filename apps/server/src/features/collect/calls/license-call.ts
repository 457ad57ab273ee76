/** The photo of the business licence: read, shown for correction, noted that it was seen. The picture itself is not kept. */
import type { contract } from '@xinjian/contract'
import type { Handlers, Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readLicense } from '../../license/index.ts'
import { act, change, loadTask } from '../flow.ts'
import { refuseOtherFirm } from '../link-firm.ts'
import { mustAllow } from '../states.ts'

const LIMIT = 5 * 1024 * 1024
const NO_LICENSE = '这张照片是发票，不是营业执照，请拍摄营业执照正面'
const MAGIC = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47])]

export const licenseCall: Pick<Handlers<typeof contract.collect>, 'licenseOcr'> = {
  async licenseOcr(ctx, _body, files) {
    mustAllow('licenseOcr', (await loadTask(ctx)).state)
    const bytes = await firstFile(files)
    if (!MAGIC.some((magic) => bytes.subarray(0, magic.length).equals(magic)))
      throw new Refusal('MALFORMED', '请上传 JPG 或 PNG 格式的营业执照照片')
    const license = await readLicense(bytes)
    if (license?.kind === 'INVOICE') throw new Refusal('MALFORMED', NO_LICENSE)
    if (!license || (license.name === null && license.taxNo === null))
      throw new Refusal('MALFORMED', '未能识别营业执照，请在光线充足处正对执照重新拍摄')
    await act(ctx, 'licenseOcr', (task) => {
      refuseOtherFirm(task, license.taxNo)
      return change(
        ctx.tenant,
        task,
        { state: 'LICENSE', license: { taxNo: license.taxNo, doubtful: license.doubtful } },
        { step: 'LICENSE', actor: 'USER', text: '上传并识别营业执照' },
      )
    })
    const { kind: _, ...read } = license
    return read
  },
}

async function firstFile(files: AsyncIterable<Upload>): Promise<Buffer> {
  for await (const { stream } of files) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      // The rest is read and thrown away: an answer before the end of the upload would never reach the phone.
      if (size <= LIMIT) chunks.push(chunk)
    }
    if (size > LIMIT) throw new Refusal('TOO_LARGE', '照片不能超过5 MB，请压缩后重试')
    if (size > 0) return Buffer.concat(chunks)
  }
  throw new Refusal('MALFORMED', '请选择营业执照照片')
}
