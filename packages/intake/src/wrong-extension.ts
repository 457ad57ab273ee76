/** A name that promises one thing over content that is another: what stands there, and what to do about it. */
import { detectFormat, extensionOf, type FileFormat } from './detect.ts'
import { IntakeError } from './errors.ts'

/** Names by which people send invoice documents. */
const DOCUMENTS = /^(?:pdf|ofd|xml|png|jpe?g|gif|webp|tiff?|zip)$/

const CONTENT: Partial<Record<FileFormat, string>> = {
  text: '文本',
  xlsx: 'XLSX 表格',
  xls: 'XLS 表格',
  pdf: 'PDF',
  ofd: 'OFD',
  xml: 'XML',
  image: '图片',
  zip: '压缩包',
}

const ADVICE: Partial<Record<FileFormat, string>> = {
  text: '请重新下载原件后上传；如果这是发票清单，请把扩展名改为 .csv，并确认有发票号码、开票日期、金额等列',
  xlsx: '请重新下载原件后上传；如果这是发票清单，请把扩展名改为 .xlsx，并确认有发票号码、开票日期、金额等列',
  xls: '请重新下载原件后上传；如果这是发票清单，请把扩展名改为 .xls，并确认有发票号码、开票日期、金额等列',
}

/**
 * The error WRONG_EXTENSION in words that fit, or null when the name promises no document or the content is what it says.
 * `bytes`: the beginning of the file is enough.
 */
export function wrongExtension(name: string, bytes: Uint8Array): IntakeError | null {
  const extension = extensionOf(name)
  const { format, extensions } = detectFormat(bytes)
  if (!DOCUMENTS.test(extension) || format === 'empty' || extensions.includes(extension))
    return null
  const web = extensions.includes('html')
  const content = web ? '网页' : CONTENT[format]
  const advice = web
    ? '多半是登录过期时下载的，请重新登录税务平台下载发票原件后再上传'
    : (ADVICE[format] ?? '请重新下载发票原件后再上传')
  const error = new IntakeError('WRONG_EXTENSION')
  error.message = content
    ? `文件名以 .${extension} 结尾，内容却是${content}，不是 ${extension.toUpperCase()}。${advice}。`
    : `文件名以 .${extension} 结尾，内容却不是 ${extension.toUpperCase()}，可能被改过名或没有下载完整。${advice}。`
  return error
}
