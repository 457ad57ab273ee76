import type { ParseError, ParseErrorCode } from './invoice.ts'

/** Chinese texts for people: what is wrong, then what to do. */
export const PARSE_ERROR_TEXTS: Readonly<Record<ParseErrorCode, string>> = {
  NOT_AN_INVOICE: '文件内容不是发票，请确认后上传发票的 PDF、OFD、XML 或图片。',
  UNSUPPORTED_FORMAT: '不支持这种文件格式，请上传发票的 PDF、OFD、XML、JPG、PNG 或 ZIP。',
  CORRUPTED: '文件已损坏或不完整，请重新下载发票原件后再上传。',
  ENCRYPTED: '文件有密码保护，请先解除密码后再上传。',
  TOO_LARGE: '文件过大，请拆分后再上传。',
  ZIP_BOMB: '压缩包解压后异常庞大，已拒绝处理；请只打包发票文件后再上传。',
  ZIP_PATH: '压缩包内含有不安全的路径，已拒绝处理；请重新打包后再上传。',
  XML_ENTITY: 'XML 文件含有不允许的实体或外部引用声明，已拒绝处理；请上传税务平台下载的原始 XML。',
  IMAGE_TOO_LARGE: '图片像素过大，请压缩到 6000 万像素以内后再上传。',
  TIMEOUT: '解析超时，请拆分文件或改传发票的 PDF、OFD、XML 原件。',
  NOT_REACHED: '还没有读到这一份，整个压缩包的解析时限已用完；请把尚未读取的文件另行打包后再上传。',
  OUT_OF_MEMORY: '解析所需内存超出限制，请拆分文件后再上传。',
  EMPTY: '文件是空的，请重新选择文件。',
  WRONG_EXTENSION: '文件扩展名与内容不符，请改正扩展名后再上传。',
}

/** The one exception of intake. Readers throw it; `parseDocument` turns it into `ParsedFile.error`. */
export class IntakeError extends Error {
  readonly code: ParseErrorCode
  constructor(code: ParseErrorCode, detail?: string) {
    super(detail ? `${PARSE_ERROR_TEXTS[code]}（${detail}）` : PARSE_ERROR_TEXTS[code])
    this.name = 'IntakeError'
    this.code = code
  }
}

/** Anything thrown → the error a user sees. A failure that no reader foresaw means a file no reader understands. */
export function toParseError(thrown: unknown): ParseError {
  if (thrown instanceof IntakeError) return { code: thrown.code, message: thrown.message }
  if (thrown instanceof RangeError && /allocation|memory|array length/i.test(thrown.message))
    return { code: 'OUT_OF_MEMORY', message: PARSE_ERROR_TEXTS.OUT_OF_MEMORY }
  return { code: 'CORRUPTED', message: PARSE_ERROR_TEXTS.CORRUPTED }
}
