import { parseArgs } from 'node:util'
import { strict, UsageError } from './usage.ts'

export const EXPORT_HELP = `  export verify FILE [--key FINGERPRINT]
      核对企业数据全量导出包（“数据导出”页面下载的 ZIP）：清单由平台签名，逐份核对每个数据文件的行数、字节数与 SHA-256，
      每个原件的 SHA-256，以及包内没有清单以外的内容、没有缺少清单所列的内容。文件边读边核对，大小不限。
      --key 是平台公钥的指纹（“审计日志”页面“核对哈希链”所示）：签名须由该公钥作出；不给出时请自行比对输出的 signedBy。
      输出一行 JSON：{of, no, company, read, tables, rows, withheld, files, bytes, missingFiles, signedBy, faults}；
      withheld 是因授权撤回未导出的行数，missingFiles 是导出时已找不到的原件数，faults 逐条写明不符之处。有不符之处时退出码为 1。
`

export interface ExportOptions {
  file: string
  /** Fingerprint of the platform's key. */
  key: string | null
}

/** Options of `export verify`. Throws a UsageError. */
export function exportOptions([word, ...args]: string[]): ExportOptions {
  if (word !== 'verify') throw new UsageError('export 的用法是 export verify FILE。')
  const { values, positionals } = strict(() =>
    parseArgs({ args, options: { key: { type: 'string' } }, allowPositionals: true }),
  )
  const [file, more] = positionals
  if (file === undefined || more !== undefined) throw new UsageError('请给出一个导出包。')
  if (values.key !== undefined && !/^[0-9a-f]{64}$/.test(values.key))
    throw new UsageError('--key 是平台公钥的指纹（64位十六进制）。')
  return { file, key: values.key ?? null }
}
